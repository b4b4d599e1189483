import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openStage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const session = { ...anna, signedInAt: skyPage.now };
const without = (feature: string) => anna.accessProfile.filter((entry) => entry.feature !== feature);

describe('the luggage widget', () => {
  it('is available with the right, even if the portal itself has no luggage', async () => {
    expect(skyPage.theme?.config.flags.luggageInclusion).toBe(false);
    await openStage({ path: '/widgets/luggage', session });

    expect(await screen.findByRole('heading', { level: 1, name: say('luggage.title') })).toBeVisible();
  });

  it('is not available without the right', async () => {
    await openStage({
      path: '/widgets/luggage',
      session: { ...session, accessProfile: without('customer-travel-luggage') },
    });
    await settled();

    expect(await screen.findByText('Insufficient priviledge')).toBeVisible();
  });
});

describe('the luggage page of the portal', () => {
  it('does not exist if the partner has none', async () => {
    await openStage({ path: '/luggage', session });
    await settled();

    expect(screen.queryByRole('heading', { level: 1, name: say('luggage.title') })).not.toBeInTheDocument();
  });
});

describe('a widget for an agent', () => {
  it('names the customer and offers no search for others', async () => {
    const agent = { ...session, agentId: toUuid(9), roles: { AGENT: { write: true } } };
    await openStage({ path: '/widgets/passengers', session: agent });

    expect(await screen.findByText('You are acting for Anna Berg')).toBeVisible();
    for (const name of [say('shell.acting.change'), say('shell.acting.leave')])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('a customer who may not insure a trip, in a widget', () => {
  it.each([
    ['may only look', { roles: { USER: { write: false } } }],
    ['has no right to', { accessProfile: [{ feature: 'customer-travel-trips', accessRights: ['READ'] }] }],
  ])('%s and is led from the wizard to the insurances', async (_, who) => {
    await openStage({ path: '/widgets/insurance/add', session: { ...session, ...who } });

    expect(await screen.findByRole('heading', { level: 1, name: say('trips.title') })).toBeVisible();
    await settled();
    expect(window.location.pathname).toBe('/widgets/insurance');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Insufficient priviledge')).not.toBeInTheDocument();
  });
});

describe('the claims widget of a business', () => {
  const business = {
    ...skyTheme,
    config: { ...skyTheme.config, flags: { ...skyTheme.config.flags, parametric: true } },
  };
  const without = { ...session, accessProfile: [] };

  it.each([
    '/widgets/insurance',
    '/widgets/claim/offer/a-4',
    '/widgets/claim/history/a-4',
    '/widgets/permissions/grant',
  ])('is not available without the right: at %s', async (path) => {
    await openStage({ path, session: without, page: { theme: business } });

    expect(await screen.findByText('Insufficient priviledge')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});

describe('an unknown widget address', () => {
  it('leads to an existing one', async () => {
    const { user } = await openStage({ path: '/widgets/nowhere', session });
    await user.click(await screen.findByRole('link', { name: say('app.not_found.home') }));
    await settled();

    expect(window.location.pathname).toBe('/widgets/dashboard');
  });
});
