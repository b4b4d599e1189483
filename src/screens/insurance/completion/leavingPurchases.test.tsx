import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { closeWizard } from '#paths/specs/kit/insuring.ts';
import { addresses } from '#src/lib/addresses.ts';
import { goTo } from '#tests/kit/areas/comingIn.ts';
import {
  buy,
  buyUnheard,
  continueOfferedDraft,
  leftAtTravellers,
  leftUnfinished,
  sendPurchase,
} from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, settled, until } from '#tests/kit/browser/stage.tsx';
import { flight, trip } from '#tests/kit/customer/trips.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const before = trip('t-before', [flight('SK900', 'OSL-LHR', '2026-11-30')]);
const bought = trip('t-bought', [flight('SK101', 'OSL-LHR', '2026-12-01')]);

preload();

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-trip]')].map(({ dataset }) => dataset.trip);
const press = async ({ user }: Stage, id: Parameters<typeof say>[0]) =>
  user.click(await screen.findByRole('button', { name: say(id) }));

async function atTravellers(): Promise<Stage> {
  const left = leftUnfinished(leftAtTravellers);
  const stage = await openStage({
    ...left,
    answers: { ...left.answers, Trips: { trips: [before] } },
    holds: ['InsureTrip', 'BoughtTrips'],
  });
  await continueOfferedDraft(stage);
  return stage;
}

describe('my insurances after a purchase without an answer', () => {
  it.each([
    ['has the trip if the insurer has it', [before, bought], ['t-before', 't-bought']],
    ['has no trip that the insurer does not have', [before], ['t-before']],
  ])('%s, once its customer leaves the question', async (_, trips, shown) => {
    const stage = await atTravellers();
    await buyUnheard(stage);
    stage.wire.prepare('Trips', { trips });

    await perform(stage, closeWizard, {});
    await press(stage, 'insurance.unknown.leave.go');

    await until(() => expect(stage.wire.calls('Trips')).toHaveLength(2));
    await until(() => expect(cards()).toEqual(shown));
  });

  it('is not read again before that, because the pending check may be answered', async () => {
    const stage = await atTravellers();
    await buyUnheard(stage);

    await perform(stage, closeWizard, {});
    await press(stage, 'insurance.unknown.leave.stay');
    await settled();

    expect(stage.wire.calls('Trips')).toHaveLength(1);
  });

  it('contains the trip when its customer went back in the browser', async () => {
    const stage = await atTravellers();
    await buyUnheard(stage);
    stage.wire.prepare('Trips', { trips: [before, bought] });

    await goTo(addresses.insurance);

    await until(() => expect(cards()).toEqual(['t-before', 't-bought']));
  });

  it('contains the trip when the answer comes after its customer went back', async () => {
    const stage = await atTravellers();
    await sendPurchase(stage);
    await goTo(addresses.insurance);
    await until(() => expect(cards()).toEqual(['t-before']));
    stage.wire.prepare('Trips', { trips: [before, bought] });

    stage.wire.answerAsEver('InsureTrip');

    await until(() => expect(cards()).toEqual(['t-before', 't-bought']));
  });

  it('says that it is outdated if it cannot be read either', async () => {
    const stage = await atTravellers();
    await buyUnheard(stage);
    stage.wire.hold(['Trips']);

    await perform(stage, closeWizard, {});
    await press(stage, 'insurance.unknown.leave.go');
    await until(() => stage.wire.lose('Trips'));

    await until(() => expect(screen.getByRole('button', { name: say('data.retry') })).toBeVisible());
    expect(cards()).toEqual(['t-before']);
  });
});

describe('a bought trip if the list cannot be read again', () => {
  it('is reported as insured, its draft is deleted, and the list is marked as outdated', async () => {
    const stage = await atTravellers();
    stage.wire.hold(['Trips']);
    await sendPurchase(stage);
    stage.wire.answerAsEver('InsureTrip');
    await until(() => stage.wire.lose('Trips'));

    await until(() =>
      expect(screen.getByRole('heading', { level: 3, name: say('insurance.done.title') })).toBeVisible(),
    );
    await press(stage, 'insurance.done.close');

    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe(addresses.insurance);
    expect(cards()).toEqual(['t-before']);
    expect(screen.getByText(/Last checked/)).toBeVisible();
    expect(localStorage.getItem('drafts') ?? '').not.toContain('addInsurance');

    await press(stage, 'data.retry');
    await until(() => stage.wire.answer('Trips', { trips: [before, bought] }));
    await until(() => expect(cards()).toEqual(['t-before', 't-bought']));
  });

  it('is listed once the list is read', async () => {
    const stage = await atTravellers();
    stage.wire.prepare('Trips', { trips: [before, bought] });

    await buy(stage);

    await until(() => expect(cards()).toEqual(['t-before', 't-bought']));
  });
});
