import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { registrationMachine } from '#machines/account/registration/registration.machine.ts';
import { signedInAnswer } from '#machines/sign-in/answers.model.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';
import { openStage, settled } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { detailsGiven, passwordChosen, policyGiven } from '#tests/kit/machines/registering.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { forgetUnusedToken } from './registration/connectRegistration.ts';
import { createTypedForm } from './registration/typedForm.ts';

preload();

describe('an unfinished registration on the device', () => {
  beforeEach(() => window.localStorage.clear());

  const visit = (linkId: string | null, hours = 0) =>
    createTypedForm(
      { local: createStore(() => window.localStorage), clock: { now: () => hours * 3_600_000 } as Portal['clock'] },
      linkId,
      {},
    );

  it('contains the details, and never the password', () => {
    const form = visit(null);
    form.change({ firstName: 'Lina' });
    form.changeSecurity({ password: 'Harbour-4-Lanterns', confirmation: 'Harbour-4-Lanterns', terms: true });
    expect(JSON.stringify(window.localStorage)).not.toContain('Harbour');
    form.change({ surname: 'Brook' });

    expect(JSON.stringify(window.localStorage)).toContain('Lina');
    expect(JSON.stringify(window.localStorage)).not.toContain('Harbour');
    expect(form.security().password).toBe('Harbour-4-Lanterns');
  });

  it('is in the language of the page until another one is chosen', () => {
    const form = visit(null);
    form.followPage('en');
    form.change({ firstName: 'Lina' });
    form.followPage('de');
    expect(form.values()).toMatchObject({ firstName: 'Lina', language: 'de' });

    form.change({ language: 'fr' });
    form.followPage('es');
    expect(form.values().language).toBe('fr');
  });

  it('is offered for 20 hours, for the same link only', () => {
    visit('LINK-FRESH').change({ firstName: 'Lina' });

    expect(visit('LINK-FRESH', 19).values().firstName).toBe('Lina');
    expect(visit('LINK-TAKEN', 19).values().firstName).toBe('');
    expect(visit(null, 19).values().firstName).toBe('');
    expect(visit('LINK-FRESH', 21).values().firstName).toBe('');
  });
});

it('clears the token of an account that is left before it is entered, and no other', () => {
  const { actor, answer } = onStage(
    registrationMachine,
    { linkId: null, requiresPolicy: true, twoStep: 'optional' },
    { alone: true },
  );
  const forget = vi.fn<() => void>();
  const portal = {
    tab: { read: () => null, forget },
    readAhead: () => {},
    forgetRead: () => {},
    auth: () => ({}),
  } as unknown as Portal;
  for (const event of [detailsGiven, policyGiven, passwordChosen]) actor.send(event);

  forgetUnusedToken(portal, actor.getSnapshot());
  expect(forget).not.toHaveBeenCalled();

  answer('register', signedInAnswer);
  forgetUnusedToken(portal, actor.getSnapshot());
  expect(forget).toHaveBeenCalledOnce();
});

it('creates an account once the terms are accepted, and then clears the typed data', async () => {
  const { user, wire } = await openStage({ path: '/register', holds: ['Register'] });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(screen.getByLabelText('First name'), 'Lina');
  await user.type(screen.getByLabelText('Last name'), 'Brook');
  await user.type(screen.getByLabelText('Email address'), 'lina@sky.test');
  await user.type(screen.getByLabelText('Mobile number'), '+1 555 010 0700');
  await user.selectOptions(screen.getByLabelText('Language for messages'), 'Español');
  await press('Next');
  await settled();
  await user.type(screen.getByLabelText('Policy number'), 'POL-ACTIVE');
  await press('Next');
  await settled();
  await user.type(screen.getByLabelText('Password'), 'Harbour-4-Lanterns');
  await user.type(screen.getByLabelText('Repeat the password'), 'Harbour-4-Lanterns');

  await press('Create account');
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('Accept the terms to create an account.');
  expect(wire.calls('Register')).toEqual([]);

  await user.click(screen.getByRole('checkbox'));
  await press('Create account');
  await settled();
  expect(wire.calls('Register')).toHaveLength(1);
  expect(localStorage.getItem('register')).toContain('lina@sky.test');

  wire.answer('Register', { register: { userId: anna.id, accessToken: 'the token' } });
  await settled();
  expect(localStorage.getItem('register')).toBeNull();
  expect(localStorage.getItem('language')).toContain('es');
});
