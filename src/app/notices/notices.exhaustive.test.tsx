import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Notice } from '#machines/session/app/notifier.logic.ts';
import { signInModel } from '#machines/sign-in/signIn.model.ts';
import { listEventActs } from '#paths/executors.ts';
import { checked } from '#paths/specs/kit/flights.ts';
import { closeWizard, describeFlight, goBack } from '#paths/specs/kit/insuring.ts';
import { giveCredentials } from '#paths/specs/kit/signingIn.ts';
import { spec as dataset } from '#paths/specs/session/dataset.ts';
import { spec as wizard } from '#paths/specs/session/wizard.ts';
import { addresses } from '#src/lib/addresses.ts';
import { continueOfferedDraft, left, leftUnfinished, out } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { trips } from '#tests/kit/customer/trips.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

type TextId = Parameters<typeof say>[0];

const added: Notice = { severity: 'success', text: { id: 'notices.passenger_added' } };
const unspoken: Notice = { severity: 'warning', text: { id: 'app.language.unchanged' }, about: 'language' };
const signedIn = { ...anna, signedInAt: skyPage.now };

preload();

const notice = () => document.querySelector('[data-machine=notifier]');
const isNoticed = (id: TextId) => until(() => expect(notice()).toHaveTextContent(say(id)));
const told = () => document.querySelector('[data-told]');
const isTold = (id: TextId) => until(() => expect(told()).toHaveTextContent(say(id)));
const isBefore = (button: HTMLElement) =>
  expect(told()?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
const heading = (id: TextId) => screen.findByRole('heading', { level: 3, name: say(id) });
const raise = ({ portal }: Stage, raised: Notice) => act(async () => portal.notify(raised));

async function lookUp(stage: Stage): Promise<void> {
  const described = { flightNumber: 'SK101', embarkDate: '2026-12-01' };
  await perform(stage, describeFlight, described);
  await until(() => expect(stage.wire.isWaiting('FlightCheck')).toBe(true));
}

/** Opens the wizard that insures a trip with a refused look-up. */
async function refusedInWizard(): Promise<Stage> {
  const stage = await openStage({ ...leftUnfinished({ ...left, page: 'looking up' }), holds: ['FlightCheck'] });
  await continueOfferedDraft(stage);
  await lookUp(stage);
  stage.wire.refuse('FlightCheck', { status: 500, code: 'VENDOR_ERROR' });
  await isTold('errors.vendor_error');
  return stage;
}

async function refusedOnTheSignInPage(): Promise<Stage> {
  const stage = await openStage({ holds: ['Login', 'Access'] });
  await perform(stage, giveCredentials, signInModel.events['credentials.given']['by anna']);
  stage.wire.lose('Login');
  await isTold('errors.no_answer');
  return stage;
}

describe('a notice', () => {
  it('replaces a success notice at once', async () => {
    const stage = await openStage();

    await raise(stage, added);
    await isNoticed('notices.passenger_added');
    act(() => stage.portal.react({ kind: 'warning', code: 'ACCESS_DENIED' }));

    expect(notice()).toHaveTextContent(say('errors.access_denied'));
  });

  it.each([
    [added, 'notices.passenger_added', 'status'],
    [unspoken, 'app.language.unchanged', 'alert'],
  ] as const)('appears in a live region that existed before: %o', async (raised, text, role) => {
    const stage = await openStage();
    const places = [...document.querySelectorAll('[role=status]')];

    await raise(stage, raised);
    await isNoticed(text);

    const place = places.find((each) => each.contains(notice()));
    expect(place).toHaveTextContent(say(text));
    expect(place).toHaveAttribute('role', role);
  });

  it.each([
    ['above the form of the front page', {}, () => screen.getByRole('button', { name: say('signIn.submit') })],
    [
      'above what a page says',
      { path: addresses.insurance, session: signedIn },
      () => screen.getByRole('heading', { level: 1 }),
    ],
  ] as const)('appears %s, except for a success notice above it', async (_, at, below) => {
    const stage = await openStage(at);
    await raise(stage, unspoken);
    await isNoticed('app.language.unchanged');
    expect(notice()?.compareDocumentPosition(below())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('main')).toContainElement(notice() as HTMLElement);

    await raise(stage, added);
    await isNoticed('notices.passenger_added');
    expect(screen.getByRole('main')).not.toContainElement(notice() as HTMLElement);
  });

  it('keeps the focus on its close button when another one appears', async () => {
    const stage = await openStage();
    await raise(stage, unspoken);
    await isNoticed('app.language.unchanged');
    const close = () => screen.getByRole('button', { name: say('shell.notice.close') });
    close().focus();

    act(() => stage.portal.react({ kind: 'warning', code: 'ACCESS_DENIED' }));

    expect(notice()).toHaveTextContent(say('errors.access_denied'));
    expect(close()).toHaveFocus();
  });

  it('gives the reason for the end of the session, without errors from inside it', async () => {
    const stage = await openStage({ path: addresses.insurance, session: signedIn, holds: ['Trips'] });
    stage.wire.refuse('Trips', { status: 500, code: 'VENDOR_ERROR' });
    await isTold('errors.vendor_error');

    act(() => stage.portal.react({ kind: 'end session' }));
    await isNoticed('errors.unauthorized_session');
    await stage.user.click(screen.getByRole('button', { name: say('shell.notice.close') }));

    expect(notice()).toBeNull();
    expect(told()).toBeNull();
  });

  it('appears inside a dialog and beneath a question', async () => {
    const stage = await refusedInWizard();
    await raise(stage, unspoken);
    await isNoticed('app.language.unchanged');

    expect(document.querySelector('[data-machine=wizard]')).toContainElement(notice() as HTMLElement);
    await perform(stage, closeWizard, {});
    expect(screen.getByRole('dialog', { name: say('wizard.close.title') })).toBeVisible();
  });
});

describe('a success notice', () => {
  it.each([
    ['a form', 'SK101', /^Late or cancelled/],
    ['a question', 'SK101', say('trips.cancel')],
    ['the form in which it came about', 'SK101', say('trips.edit')],
  ])('disappears when a dialog opens: %s', async (_, flight, button) => {
    const stage = await openStage({ path: `${addresses.insurance}/t-sched`, session: signedIn });
    await screen.findByRole('heading', { name: new RegExp(flight) });
    await raise(stage, { severity: 'success', text: { id: 'notices.trip_edited' } });
    await isNoticed('notices.trip_edited');

    await stage.user.click(screen.getByRole('button', { name: button }));

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(notice()).toBeNull();
  });
});

describe('the reason of a refusal', () => {
  it('appears above the sign-in button and disappears on retry', async () => {
    const stage = await refusedOnTheSignInPage();

    isBefore(screen.getByRole('button', { name: say('signIn.submit') }));
    expect(told()).toHaveAttribute('role', 'alert');
    expect(notice()).toBeNull();
    await perform(stage, giveCredentials, signInModel.events['credentials.given']['by anna']);

    expect(stage.wire.isWaiting('Login')).toBe(true);
    expect(told()).toBeNull();
  });

  it('disappears with other input', async () => {
    const stage = await refusedOnTheSignInPage();

    await stage.user.type(screen.getByLabelText(say('signIn.username')), 'x');

    expect(told()).toBeNull();
  });

  it('appears above the buttons of a look-up and disappears with other input', async () => {
    const stage = await refusedInWizard();

    isBefore(screen.getByRole('button', { name: say('insurance.lookup.check') }));
    expect(notice()).toBeNull();
    await stage.user.type(screen.getByLabelText(say('insurance.lookup.number')), '9');

    expect(told()).toBeNull();
  });

  it('does not follow a look-up to the next page', async () => {
    const stage = await refusedInWizard();

    await lookUp(stage);
    expect(told()).toBeNull();
    stage.wire.answer('FlightCheck', checked([out]));

    expect(await heading('insurance.found.title')).toBeVisible();
    expect(told()).toBeNull();
  });

  it('disappears when the customer goes back or leaves the wizard', async () => {
    const stage = await refusedInWizard();

    await perform(stage, goBack, {});

    expect(await heading('insurance.trip.title')).toBeVisible();
    expect(told()).toBeNull();
    await raise(stage, { severity: 'warning', text: { id: 'errors.no_answer' }, about: 'insurance' });
    await perform(stage, closeWizard, {});
    await perform(stage, listEventActs(wizard, 'leave.confirmed'), {});
    expect(stage.portal.app.getSnapshot().children.notifier?.getSnapshot().context.inPlace).toEqual([]);
  });

  it('is announced once for a list, with its subject', async () => {
    const stage = await openStage({ session: signedIn, holds: ['Trips'] });
    stage.wire.refuse('Trips', { status: 500, code: 'VENDOR_ERROR' });
    await isTold('errors.vendor_error');

    expect(told()?.closest('output')).toBeVisible();
    expect(told()).not.toHaveAttribute('role');
  });

  it('appears in the lead of the overview as well for the trips, with a retry', async () => {
    const stage = await openStage({ path: addresses.dashboard, session: signedIn, holds: ['Trips'] });
    stage.wire.refuse('Trips', { status: 500, code: 'VENDOR_ERROR' });
    const lead = await screen.findByText(say('dashboard.now.unknown'), { exact: false });

    await stage.user.click(within(lead).getByRole('button', { name: say('data.retry') }));
    await until(() => expect(stage.wire.isWaiting('Trips')).toBe(true));
    expect(lead).not.toHaveTextContent(say('dashboard.now.unknown'));
    await stage.pass(3_000);
    expect(lead).toHaveTextContent(say('dashboard.now.checking'));
  });

  it.each([
    ['User', addresses.dashboard, 'dashboard.greeting.failed'],
    ['PayoutConfig', addresses.dashboard, 'policies.balance.failed'],
    ['PayoutConfig', `${addresses.insurance}/t-sched`, 'policies.balance.failed'],
  ] as const)('for %s appears at %s in its place and disappears when it is read again', async (call, path, text) => {
    const stage = await openStage({ path, session: signedIn, holds: [call] });
    stage.wire.refuse(call, { status: 500, code: 'VENDOR_ERROR' });
    const failed = (await screen.findByText(say(text))).closest('output') as HTMLElement;
    expect(failed).toHaveTextContent(say('errors.vendor_error'));
    expect(notice()).toBeNull();

    await stage.user.click(within(failed).getByRole('button', { name: say('data.retry') }));
    await until(() => expect(stage.wire.isWaiting(call)).toBe(true));

    expect(screen.queryByText(say(text))).toBeNull();
  });

  it.each([
    [500, 'VENDOR_ERROR', 'errors.vendor_error'],
    [404, 'USER_NOT_FOUND', 'errors.user_not_found'],
  ] as const)(
    'appears in the card of a list and disappears when that is read again: %s %s',
    async (status, code, text) => {
      const stage = await openStage({ path: addresses.insurance, session: signedIn, holds: ['Trips'] });
      stage.wire.refuse('Trips', { status, code });
      await isTold(text);
      expect(document.querySelector('[data-dataset=TRIPS]')).toContainElement(told() as HTMLElement);
      expect(notice()).toBeNull();

      await perform(stage, listEventActs(dataset, 'reload.requested', 'failed'), {});
      expect(told()).toBeNull();
      stage.wire.answer('Trips', { trips });

      await until(() => expect(document.querySelector('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loaded'));
      expect(told()).toBeNull();
    },
  );
});
