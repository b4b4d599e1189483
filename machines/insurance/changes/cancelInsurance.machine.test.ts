import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../../answers.model.ts';
import { cancelInsuranceMachine } from './cancelInsurance.machine.ts';
import { cancelInsuranceModel } from './cancelInsurance.model.ts';

function opened() {
  let count = 0;
  const stage = onStage(cancelInsuranceMachine, { tripId: 't-sched', newKey: () => `key-${++count}` });
  const { actor } = stage;
  const confirms = () => {
    if (actor.getSnapshot().matches('details')) actor.send({ type: 'cancellation.requested' });
    actor.send({ type: 'cancellation.confirmed' });
  };
  const key = () => actor.getSnapshot().context.key;
  return { ...stage, confirms, key };
}

describe('cancelling an insurance', () => {
  it('asks nobody for it before it was asked twice', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'cancellation.confirmed' });
    actor.send({ type: 'cancellation.requested' });
    actor.send({ type: 'cancellation.declined' });
    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('says that it is cancelled', () => {
    const { actor, asked, answer, confirms } = opened();

    confirms();
    answer('cancelTrip', { kind: 'cancelled' });

    expect(actor.getSnapshot().output).toBe('cancelled');
    expect(asked().at(-1)).toBe('announceCancelled');
  });

  it('is asked for under the same key as long as no answer came, and under another once it was refused', () => {
    const { answer, fail, confirms, key } = opened();

    confirms();
    fail('cancelTrip');
    confirms();
    expect(key()).toBe('key-1');

    answer('cancelTrip', refusedWith('IN_USE'));
    confirms();
    expect(key()).toBe('key-2');
  });

  it('never says that it was kept where no answer came, and that it is cancelled once a list of trips says so', () => {
    const { actor, asked, fail, confirms } = opened();

    confirms();
    fail('cancelTrip');
    actor.send({ type: 'cancellation.declined' });
    expect(actor.getSnapshot().value).toBe('unanswered');

    actor.send({ type: 'trip.missed' });
    expect(actor.getSnapshot().output).toBe('cancelled');
    expect(asked().at(-1)).toBe('announceCancelled');
  });

  it('is not said to be somebody else’s doing where the answer was lost and the trip is not there the second time', () => {
    const { actor, asked, answer, fail, confirms } = opened();

    confirms();
    fail('cancelTrip');
    confirms();
    answer('cancelTrip', refusedWith('TRIP_NOT_FOUND'));

    expect(actor.getSnapshot().output).toBe('cancelled');
    expect(asked().at(-1)).toBe('announceCancelled');
  });

  it('waits for its answer, whatever a list says meanwhile', () => {
    const { actor, confirms } = opened();

    confirms();
    actor.send({ type: 'trip.missed' });
    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().value).toBe('cancelling');
  });

  it('goes no further once a flight has left', () => {
    const { actor, answer, confirms } = opened();

    confirms();
    answer('cancelTrip', refusedWith('FLIGHT_ALERTED'));
    confirms();

    expect(actor.getSnapshot().value).toBe('locked');
  });
});

describeModel(cancelInsuranceModel, {
  'to begin with': { 'from its page': 'details' },
  details: { 'cancellation.requested': 'areYouSure', 'trip.missed': 'gone + announceGone', 'dialog.closed': 'left' },
  areYouSure: {
    'cancellation.confirmed': 'cancelling',
    'cancellation.declined': 'details',
    'trip.missed': 'gone + announceGone',
  },
  cancelling: {
    'cancelTrip: cancelled': 'cancelled + announceCancelled',
    'cancelTrip: TRIP_NOT_FOUND': 'gone + announceGone',
    'cancelTrip: FLIGHT_ALERTED': 'locked',
    'cancelTrip: IN_USE': 'details + react(warning, IN_USE)',
    'cancelTrip: no answer': 'unanswered (unsure) + announceUnanswered',
  },
  'details (unsure)': { 'trip.missed': 'cancelled + announceCancelled' },
  'areYouSure (unsure)': { 'trip.missed': 'cancelled + announceCancelled' },
  'cancelling (unsure)': {
    'cancelTrip: TRIP_NOT_FOUND': 'cancelled + announceCancelled',
    'cancelTrip: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: {
    'cancellation.confirmed': 'cancelling',
    'trip.missed': 'cancelled + announceCancelled',
    'dialog.closed': 'left',
  },
  locked: { 'dialog.closed': 'left' },
  cancelled: {},
  gone: {},
  left: {},
});
