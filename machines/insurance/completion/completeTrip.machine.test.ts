import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { frida } from '../../passengers/addPassenger.model.ts';
import { londonNewYork } from '../flights.model.ts';
import { completeTripMachine, toCompleteTripDraft } from './completeTrip.machine.ts';
import { completeTripModel, dialog, trip } from './completeTrip.model.ts';

const inputs = completeTripModel.inputs;
const confirmed = { type: 'purchase.confirmed', termsConfirmed: true, bookingRef: 'BK1' } as const;
const chosen = (passengerIds: string[], delegatedPassengerId: string | null = null) =>
  ({ type: 'travellers.chosen', passengerIds, delegatedPassengerId }) as const;

function selecting(more: Partial<(typeof inputs)['an employee']> = {}) {
  let count = 0;
  return onStage(completeTripMachine, { ...inputs['who selects passengers'], newKey: () => `key-${++count}`, ...more });
}

function atDetails() {
  const stage = selecting();
  stage.actor.send(chosen(['anna'], 'anna'));
  stage.clock.increment(500);
  return stage;
}

function buying() {
  const stage = atDetails();
  stage.actor.send(confirmed);
  return stage;
}

const sent = {
  type: 'single',
  policyNumber: 'POL-ACTIVE',
  flights: [londonNewYork],
  passengers: ['anna'],
  delegatedPassengerId: 'anna',
  bookingRef: 'BK1',
};

/** Returns the input of the purchase in progress. */
function underWay({ actor }: ReturnType<typeof selecting>) {
  const purchase = actor.getSnapshot().children.insureTrip?.getSnapshot() as { input: unknown } | undefined;
  return purchase?.input;
}

describe('completeTripMachine', () => {
  it('does not continue with no travellers, or with more than the policy insures', () => {
    const { actor } = selecting();

    actor.send(chosen([]));
    actor.send(chosen(['anna', 'ben', 'carla']));

    expect(actor.getSnapshot().value).toEqual({ travellers: 'selecting' });
  });

  it('exempts an employee from the maximum', () => {
    const { actor } = selecting({ isEmployee: true });

    actor.send(chosen(['anna', 'ben', 'carla']));

    expect(actor.getSnapshot().value).toEqual({ travellers: 'debouncing' });
  });

  it('clears a contact who does not travel', () => {
    const { actor } = selecting();

    actor.send(chosen(['anna'], 'ben'));

    expect(actor.getSnapshot().context.delegatedPassengerId).toBe(null);
  });

  it('waits half a second after the travellers and ignores a second click meanwhile', () => {
    const { actor, clock } = selecting();

    actor.send(chosen(['anna']));
    actor.send(confirmed);
    clock.increment(499);
    expect(actor.getSnapshot().value).toEqual({ travellers: 'debouncing' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ details: 'reading' });
  });

  it('buys nothing before the terms are confirmed', () => {
    const { actor, asked } = atDetails();

    actor.send({ ...confirmed, termsConfirmed: false });

    expect(actor.getSnapshot().value).toEqual({ details: 'reading' });
    expect(asked()).toEqual([]);
  });

  it('buys once, however often it is confirmed', () => {
    const stage = buying();
    stage.actor.send(confirmed);

    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-1' });
    expect(stage.asked().filter((each) => each.startsWith('insureTrip'))).toHaveLength(1);
  });

  it('sends the number of travellers if the partner does not select passengers', () => {
    const stage = selecting({ passengerSelection: false });

    stage.actor.send(confirmed);

    expect(underWay(stage)).toEqual({
      trip: { ...sent, passengers: 1, delegatedPassengerId: null },
      key: 'key-1',
    });
  });

  it('shows a refusal on the page that it concerns and uses another key afterwards', () => {
    const stage = buying();

    stage.answer('insureTrip', createRefusal('FLIGHT_ALREADY_BOOKED'));

    expect(stage.actor.getSnapshot().value).toEqual({ details: 'refused' });
    expect(stage.actor.getSnapshot().context.refusal).toEqual({ kind: 'warning', code: 'FLIGHT_ALREADY_BOOKED' });
    stage.actor.send(confirmed);
    expect(stage.actor.getSnapshot().context.refusal).toBe(null);
    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-2' });
  });

  it('uses another key after a dialog, because that is a refusal too', () => {
    const stage = buying();

    stage.answer('insureTrip', dialog);

    expect(stage.actor.getSnapshot().value).toEqual({ details: 'reading' });
    expect(stage.asked().at(-1)).toBe('react(dialog)');
    stage.actor.send(confirmed);
    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-2' });
  });

  it('checks whether the trip is insured when its key was used for other details', () => {
    const stage = buying();

    stage.answer('insureTrip', createRefusal('KEY_REUSED'));
    expect(stage.actor.getSnapshot().value).toBe('checkingOutcome');
    stage.answer('findTrip', { kind: 'insured', trip });

    expect(stage.actor.getSnapshot().value).toBe('insured');
    expect(stage.asked().at(-1)).toBe('announceTrip');
  });

  it('sends the trip under another key if it is not insured after all', () => {
    const stage = buying();

    stage.answer('insureTrip', createRefusal('KEY_REUSED'));
    stage.answer('findTrip', { kind: 'not insured' });
    stage.actor.send({ type: 'resend.requested' });

    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-2' });
  });

  it('checks whether the trip is insured after a lost answer', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.answer('findTrip', { kind: 'insured', trip });

    expect(stage.actor.getSnapshot().value).toBe('insured');
    expect(stage.asked().at(-1)).toBe('announceTrip');
  });

  it('repeats the same purchase under the same key if the trip is not insured', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.answer('findTrip', { kind: 'not insured' });
    stage.actor.send({ type: 'resend.requested' });

    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-1' });
  });

  it('uses another key for a purchase that was edited after the trip was not found', () => {
    const stage = buying();
    stage.fail('insureTrip');
    stage.answer('findTrip', { kind: 'not insured' });

    stage.actor.send({ type: 'page.left' });
    expect(stage.actor.getSnapshot().value).toEqual({ details: 'reading' });
    stage.actor.send({ ...confirmed, bookingRef: 'BK2' });

    expect(underWay(stage)).toEqual({ trip: { ...sent, bookingRef: 'BK2' }, key: 'key-2' });
  });

  it('reports an unknown outcome while the check fails', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.fail('findTrip');
    expect(stage.actor.getSnapshot().value).toBe('outcomeUnknown');

    stage.actor.send({ type: 'retry.requested' });
    expect(stage.actor.getSnapshot().value).toBe('checkingOutcome');
  });

  it('is open from sending until the outcome is known', () => {
    const stage = atDetails();
    const isOpen = () => stage.actor.getSnapshot().hasTag('open');
    expect(isOpen()).toBe(false);

    stage.actor.send(confirmed);
    expect(isOpen()).toBe(true);
    stage.fail('insureTrip');
    expect(isOpen()).toBe(true);
    stage.fail('findTrip');
    expect(isOpen()).toBe(true);

    stage.actor.send({ type: 'retry.requested' });
    stage.answer('findTrip', { kind: 'not insured' });
    expect(isOpen()).toBe(false);
  });

  it('never buys by itself when it is reopened, but checks the outcome', () => {
    const stage = buying();
    const draft = toCompleteTripDraft(stage.actor.getSnapshot());

    const later = selecting({ draft });

    expect(later.actor.getSnapshot().value).toBe('checkingOutcome');
    expect(later.asked().filter((each) => each.startsWith('insureTrip'))).toEqual([]);
    expect(later.actor.getSnapshot().context.key).toBe('key-1');
  });
});

describe('leaving for an earlier step', () => {
  it('keeps the input but not the key, because the next purchase is another trip', () => {
    const { actor } = atDetails();

    actor.send({ type: 'trip.reopened' });

    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      to: 'trip',
      draft: {
        page: 'travellers',
        passengerIds: ['anna'],
        delegatedPassengerId: 'anna',
        bookingRef: null,
        key: null,
      },
      newcomers: [],
    });
  });

  it('keeps passengers who were added during the flow', () => {
    const stage = selecting();
    const passenger = { passengerId: 'frida', ...frida };
    stage.actor.send({ type: 'passenger.requested' });
    stage.actor.getSnapshot().children.addPassenger?.send({ type: 'details.entered', details: frida });
    stage.answer('addPassenger.add', { kind: 'added', added: passenger });
    expect(stage.actor.getSnapshot().context.newcomers).toEqual([passenger]);

    stage.actor.send({ type: 'page.left' });

    expect(stage.actor.getSnapshot().output).toMatchObject({ kind: 'left', newcomers: [passenger] });
  });
});

describeModel(completeTripModel);
