import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { listEventActs } from '#paths/executors.ts';
import { spec as completeTrip } from '#paths/specs/insurance/completeTrip.ts';
import { chooseTravellers, closeWizard, confirmPurchase, describeTrip } from '#paths/specs/kit/insuring.ts';
import { addresses } from '#src/lib/addresses.ts';
import { goTo } from '#tests/kit/areas/comingIn.ts';
import {
  buyUnheard,
  continueOfferedDraft,
  insuring,
  leftAtTravellers,
  leftUnfinished,
} from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const close = closeWizard;
const [policy, tripType] = describeTrip;
const holds = ['InsureTrip', 'BoughtTrips'];

preload();

const button = (id: Parameters<typeof say>[0]) => screen.findByRole('button', { name: say(id) });
const heading = (id: Parameters<typeof say>[0]) => screen.findByRole('heading', { level: 3, name: say(id) });
const keysSent = ({ wire }: Stage) => wire.calls('InsureTrip').map(({ headers }) => headers.get('idempotency-key'));
const kept = () => localStorage.getItem('drafts') ?? '';

async function atUnknown(): Promise<Stage> {
  const stage = await openStage({ ...leftUnfinished(leftAtTravellers), holds });
  await continueOfferedDraft(stage);
  await buyUnheard(stage);
  return stage;
}

it('checks a purchase whose outcome is unknown once the device is online again', async () => {
  const stage = await atUnknown();
  expect(stage.wire.calls('BoughtTrips')).toHaveLength(1);

  window.dispatchEvent(new Event('online'));

  expect(await heading('insurance.seeking.title')).toBeVisible();
  expect(stage.wire.calls('BoughtTrips')).toHaveLength(2);
});

describe('closing the wizard', () => {
  it('asks with the usual order of buttons and the focus on the harmless one; Escape changes nothing', async () => {
    const stage = await openStage(insuring);
    await continueOfferedDraft(stage);
    await perform(stage, [policy, tripType], { policyNumber: 'POL-ACTIVE', tripType: 'multi' });

    await perform(stage, close, {});

    const answers = within(screen.getByRole('dialog', { name: say('wizard.close.title') })).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(
      (['wizard.close.stay', 'wizard.close.keep', 'wizard.close.discard'] as const).map((id) => say(id)),
    );
    expect(answers[1]).toHaveFocus();
    await stage.user.keyboard('{Escape}');
    await settled();
    expect(await heading('insurance.trip.title')).toBeVisible();
    expect(kept()).toContain('multi');
  });

  it('for later leads to My insurances, which shows the unfinished trip', async () => {
    const stage = await openStage(insuring);
    await continueOfferedDraft(stage);
    await perform(stage, [policy, tripType], { policyNumber: 'POL-ACTIVE', tripType: 'multi' });
    await perform(stage, close, {});

    await stage.user.click(await button('wizard.close.keep'));
    await settled();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(addresses.insurance);
    expect(kept()).toContain('multi');
    await goTo(addresses.insureTrip);
    expect(await heading('wizard.resume.title')).toBeVisible();
  });

  it('with an unknown outcome discards nothing and says that it cancels nothing', async () => {
    const stage = await atUnknown();

    await perform(stage, close, {});
    const question = screen.getByRole('dialog', { name: say('insurance.unknown.leave.title') });
    expect(question).toHaveTextContent(say('insurance.unknown.leave.body'));
    expect(await button('insurance.unknown.leave.stay')).toHaveFocus();
    await stage.user.click(await button('insurance.unknown.leave.go'));
    await settled();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(addresses.insurance);
    expect(kept()).toContain(keysSent(stage)[0]);
    await goTo(addresses.insureTrip);
    expect(await screen.findByText(say('insurance.unknown.resume'))).toBeVisible();
    await continueOfferedDraft(stage);
    expect(await heading('insurance.seeking.title')).toBeVisible();
    stage.wire.answer('BoughtTrips', { trips: [] });
    await perform(stage, listEventActs(completeTrip, 'resend.requested'), {});
    await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
    const [first, ...others] = keysSent(stage);
    expect(others).toEqual([first]);
  });

  it('warns during the check as well, until the outcome is known', async () => {
    const stage = await atUnknown();
    await perform(stage, listEventActs(completeTrip, 'retry.requested'), {});
    const question = () => screen.queryByRole('dialog', { name: say('insurance.unknown.leave.title') });

    await perform(stage, close, {});
    expect(question()).toBeVisible();
    stage.wire.answer('BoughtTrips', { trips: [] });

    expect(await heading('insurance.missing.title')).toBeVisible();
    expect(question()).toBeNull();
  });

  it('can be undone in the question, which repeats the check', async () => {
    const stage = await atUnknown();

    await perform(stage, close, {});
    await stage.user.click(await button('insurance.unknown.leave.stay'));

    expect(await heading('insurance.seeking.title')).toHaveFocus();
    expect(stage.wire.calls('BoughtTrips')).toHaveLength(2);
  });

  it('asks the usual question once it is known that nothing was bought', async () => {
    const stage = await atUnknown();
    await perform(stage, listEventActs(completeTrip, 'retry.requested'), {});
    stage.wire.answer('BoughtTrips', { trips: [] });
    await heading('insurance.missing.title');

    await perform(stage, close, {});

    expect(screen.getByRole('dialog', { name: say('wizard.close.title') })).toBeVisible();
  });
});

describe('the wizard of an insured trip', () => {
  const completion = {
    page: 'buying',
    passengerIds: [toUuid(20)],
    delegatedPassengerId: null,
    bookingRef: null,
    key: 'key',
  } as const;
  const draft = { ...leftAtTravellers, completion };
  const kept = { version: 3, savedAt: skyPage.now, draft, entry: null, isSettled: true };

  it('shows the result after a reload of its last page, and leads to the trip or to another', async () => {
    const stage = await openStage({ ...insuring, drafts: { addInsurance: kept } });

    expect(await heading('insurance.done.title')).toBeVisible();
    expect(screen.queryByText(say('insurance.unknown.resume'))).toBeNull();
    expect(await button('insurance.done.look')).toBeVisible();
    await stage.user.click(await button('insurance.done.another'));
    expect(await heading('insurance.trip.title')).toBeVisible();
  });

  it('leaves no draft once its customer has gone to another page', async () => {
    const stage = await openStage({ ...leftUnfinished(leftAtTravellers), holds });
    await continueOfferedDraft(stage);
    const [choose, confirm] = [chooseTravellers, confirmPurchase];
    await perform(stage, choose, { passengerIds: ['Anna Berg'], delegatedPassengerId: null });
    await stage.pass(500);
    await perform(stage, confirm, { bookingRef: 'BK1', termsConfirmed: true });
    await until(() => expect(stage.wire.isWaiting('InsureTrip')).toBe(true));
    stage.wire.answerAsEver('InsureTrip');
    await heading('insurance.done.title');
    await goTo(addresses.insurance);

    await goTo(addresses.insureTrip);

    expect(await heading('insurance.trip.title')).toBeVisible();
  });
});

describe('a purchase whose key was used in another tab', () => {
  it('is shown with the details from that tab', async () => {
    const stage = await openStage({ ...leftUnfinished(leftAtTravellers), holds });
    await continueOfferedDraft(stage);
    const [choose, confirm] = [chooseTravellers, confirmPurchase];
    await perform(stage, choose, { passengerIds: ['Anna Berg', 'Ben Berg'], delegatedPassengerId: null });
    await stage.pass(500);
    await perform(stage, confirm, { bookingRef: 'MINE', termsConfirmed: true });
    stage.wire.refuse('InsureTrip', { status: 422, code: 'KEY_REUSED' });
    await heading('insurance.seeking.title');
    const { flightNumber, embarkDate, origin } = leftAtTravellers.items[0]?.display ?? {};
    stage.wire.answer('BoughtTrips', {
      trips: [
        {
          __typename: 'Trip',
          tripId: toUuid(70),
          type: 'single',
          bookingRef: 'OTHER',
          policyNumber: 'POL-ACTIVE',
          flights: [{ __typename: 'Flight', flightId: toUuid(71), flightNumber, embarkDate, origin }],
          passengers: [{ __typename: 'TripPassenger', passengerId: toUuid(20), name: 'Anna', surname: 'Berg' }],
          delegated_passenger_id: toUuid(20),
        },
      ],
    });

    await heading('insurance.done.title');
    const facts = screen.getAllByRole('term').map(({ textContent, parentElement }) => ({
      name: textContent,
      words: parentElement?.textContent?.replace(textContent ?? '', ''),
    }));
    expect(facts.slice(0, 3)).toEqual([
      { name: 'Trip', words: 'Single · Policy POL-ACTIVE' },
      { name: 'Flights', words: 'OSL → LHRSK101, Tue 1 Dec, 13:00 Oslo time 2026-12-01 12:00 UTC' },
      { name: 'Passengers', words: 'Anna BergContact: Anna Berg' },
    ]);
    expect(facts).toContainEqual({ name: 'Booking reference', words: 'OTHER' });
  });
});
