import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../answers.model.ts';
import { completeTripDraftOf, completeTripMachine } from './completeTrip.machine.ts';
import { completeTripModel, trip } from './completeTrip.model.ts';
import { londonNewYork } from './flights.model.ts';

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

/** What was sent for the purchase that is under way. */
function underWay({ actor }: ReturnType<typeof selecting>) {
  const purchase = actor.getSnapshot().children.insureTrip?.getSnapshot() as { input: unknown } | undefined;
  return purchase?.input;
}

describe('completing a trip', () => {
  it('lets nobody travel, or more than the flight takes, no further', () => {
    const { actor } = selecting();

    actor.send(chosen([]));
    actor.send(chosen(['anna', 'ben', 'carla']));

    expect(actor.getSnapshot().value).toEqual({ selecting: 'ticking' });
  });

  it('exempts an employee from the maximum', () => {
    const { actor } = selecting({ isEmployee: true });

    actor.send(chosen(['anna', 'ben', 'carla']));

    expect(actor.getSnapshot().value).toEqual({ selecting: 'pausing' });
  });

  it('clears a contact who does not travel', () => {
    const { actor } = selecting();

    actor.send(chosen(['anna'], 'ben'));

    expect(actor.getSnapshot().context.delegatedPassengerId).toBe(null);
  });

  it('waits half a second after the travellers, and heeds no second click meanwhile', () => {
    const { actor, clock } = selecting();

    actor.send(chosen(['anna']));
    actor.send(confirmed);
    clock.increment(499);
    expect(actor.getSnapshot().value).toEqual({ selecting: 'pausing' });
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

  it('tells the insurer how many travel where passengers are not selected', () => {
    const stage = selecting({ passengerSelection: false });

    stage.actor.send(confirmed);

    expect(underWay(stage)).toEqual({
      trip: { ...sent, passengers: 1, delegatedPassengerId: null },
      key: 'key-1',
    });
  });

  it('shows a refusal on the page that it is about, and takes another key for what comes next', () => {
    const stage = buying();

    stage.answer('insureTrip', refusedWith('FLIGHT_ALREADY_BOOKED'));

    expect(stage.actor.getSnapshot().value).toEqual({ details: 'refused' });
    expect(stage.actor.getSnapshot().context.refusal).toEqual({ kind: 'warning', code: 'FLIGHT_ALREADY_BOOKED' });
    stage.actor.send(confirmed);
    expect(stage.actor.getSnapshot().context.refusal).toBe(null);
    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-2' });
  });

  it('asks whether the trip is insured when the answer is lost, and shows it as insured if it is', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.answer('findTrip', { kind: 'insured', trip });

    expect(stage.actor.getSnapshot().value).toBe('insured');
    expect(stage.asked().at(-1)).toBe('announceTrip');
  });

  it('sends the same purchase under the same key when the trip is not there', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.answer('findTrip', { kind: 'not insured' });
    stage.actor.send({ type: 'purchase.repeated' });

    expect(underWay(stage)).toEqual({ trip: sent, key: 'key-1' });
  });

  it('says that nobody knows as long as nobody does', () => {
    const stage = buying();

    stage.fail('insureTrip');
    stage.fail('findTrip');
    expect(stage.actor.getSnapshot().value).toBe('unknown');

    stage.actor.send({ type: 'search.repeated' });
    expect(stage.actor.getSnapshot().value).toBe('seeking');
  });

  it('never buys by itself when it is opened again, but asks what became of it', () => {
    const stage = buying();
    const draft = completeTripDraftOf(stage.actor.getSnapshot());

    const later = selecting({ draft });

    expect(later.actor.getSnapshot().value).toBe('seeking');
    expect(later.asked().filter((each) => each.startsWith('insureTrip'))).toEqual([]);
    expect(later.actor.getSnapshot().context.key).toBe('key-1');
  });
});

describe('leaving for an earlier step', () => {
  it('takes along what was entered, but no key: what is bought then is another trip', () => {
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
    });
  });
});

describeModel(completeTripModel, {
  'to begin with': {
    'who selects passengers': 'selecting.ticking',
    'an employee': 'selecting.ticking (employee, adds nobody)',
    'where passengers are not selected': 'details.reading (no selection)',
    'left at the details': 'details.reading',
    'left while buying': 'seeking',
  },
  'selecting.ticking': {
    'travellers.chosen: Anna and Ben, Anna being the contact': 'selecting.pausing',
    'passenger.wished': 'selecting.adding',
    'page.left': 'left',
  },
  'selecting.ticking (employee, adds nobody)': {
    'travellers.chosen: Anna and Ben, Anna being the contact': 'selecting.pausing (employee, adds nobody)',
    'travellers.chosen: three, and nobody as the contact': 'selecting.pausing (employee, adds nobody)',
    'page.left': 'left (employee, adds nobody)',
  },
  'details.reading (no selection)': {
    'purchase.confirmed: with the terms': 'purchasing (no selection)',
    'page.left': 'left (no selection)',
    'flights.reopened': 'left (no selection)',
    'trip.reopened': 'left (no selection)',
  },
  'details.reading': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'selecting.ticking',
    'flights.reopened': 'left',
    'trip.reopened': 'left',
  },
  seeking: {
    'findTrip: insured': 'insured + announceTrip',
    'findTrip: not insured': 'missing',
    'findTrip: USER_NOT_FOUND': 'unknown + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown',
  },
  'selecting.pausing': { 'after passengerPause': 'details.reading' },
  'selecting.adding': { 'addPassenger: added': 'selecting.ticking', 'addPassenger: left': 'selecting.ticking' },
  left: {},
  'selecting.pausing (employee, adds nobody)': { 'after passengerPause': 'details.reading (employee, adds nobody)' },
  'left (employee, adds nobody)': {},
  'purchasing (no selection)': {
    'insureTrip: insured': 'insured (no selection) + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused (no selection)',
    'insureTrip: a 401': 'details.reading (no selection) + react(end session)',
    'insureTrip: no answer': 'seeking (no selection)',
  },
  'left (no selection)': {},
  purchasing: {
    'insureTrip: insured': 'insured + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused',
    'insureTrip: a 401': 'details.reading + react(end session)',
    'insureTrip: no answer': 'seeking',
  },
  insured: { 'trip.acknowledged': 'done' },
  missing: { 'purchase.repeated': 'purchasing', 'page.left': 'details.reading' },
  unknown: { 'search.repeated': 'seeking' },
  'details.reading (employee, adds nobody)': {
    'purchase.confirmed: with the terms': 'purchasing (employee, adds nobody)',
    'page.left': 'selecting.ticking (employee, adds nobody)',
    'flights.reopened': 'left (employee, adds nobody)',
    'trip.reopened': 'left (employee, adds nobody)',
  },
  'insured (no selection)': { 'trip.acknowledged': 'done (no selection)' },
  'details.refused (no selection)': {
    'purchase.confirmed: with the terms': 'purchasing (no selection)',
    'page.left': 'left (no selection)',
    'flights.reopened': 'left (no selection)',
    'trip.reopened': 'left (no selection)',
  },
  'seeking (no selection)': {
    'findTrip: insured': 'insured (no selection) + announceTrip',
    'findTrip: not insured': 'missing (no selection)',
    'findTrip: USER_NOT_FOUND': 'unknown (no selection) + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown (no selection)',
  },
  'details.refused': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'selecting.ticking',
    'flights.reopened': 'left',
    'trip.reopened': 'left',
  },
  done: {},
  'purchasing (employee, adds nobody)': {
    'insureTrip: insured': 'insured (employee, adds nobody) + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused (employee, adds nobody)',
    'insureTrip: a 401': 'details.reading (employee, adds nobody) + react(end session)',
    'insureTrip: no answer': 'seeking (employee, adds nobody)',
  },
  'done (no selection)': {},
  'missing (no selection)': {
    'purchase.repeated': 'purchasing (no selection)',
    'page.left': 'details.reading (no selection)',
  },
  'unknown (no selection)': { 'search.repeated': 'seeking (no selection)' },
  'insured (employee, adds nobody)': { 'trip.acknowledged': 'done (employee, adds nobody)' },
  'details.refused (employee, adds nobody)': {
    'purchase.confirmed: with the terms': 'purchasing (employee, adds nobody)',
    'page.left': 'selecting.ticking (employee, adds nobody)',
    'flights.reopened': 'left (employee, adds nobody)',
    'trip.reopened': 'left (employee, adds nobody)',
  },
  'seeking (employee, adds nobody)': {
    'findTrip: insured': 'insured (employee, adds nobody) + announceTrip',
    'findTrip: not insured': 'missing (employee, adds nobody)',
    'findTrip: USER_NOT_FOUND': 'unknown (employee, adds nobody) + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown (employee, adds nobody)',
  },
  'done (employee, adds nobody)': {},
  'missing (employee, adds nobody)': {
    'purchase.repeated': 'purchasing (employee, adds nobody)',
    'page.left': 'details.reading (employee, adds nobody)',
  },
  'unknown (employee, adds nobody)': { 'search.repeated': 'seeking (employee, adds nobody)' },
});
