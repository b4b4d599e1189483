import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { isSpinning } from './flightRow.machine.ts';
import { flightsMachine, getFlightRow } from './flights.machine.ts';
import { flightsModel } from './flights.model.ts';

function afterSigningIn() {
  const stage = onStage(flightsMachine, undefined);
  const spins = (flightId: string) => {
    const row = getFlightRow(stage.actor.getSnapshot(), flightId);
    return row ? isSpinning(row.getSnapshot()) : false;
  };
  return { ...stage, spins };
}

describe('flightsMachine', () => {
  it('spins each row independently', () => {
    const { actor, clock, spins, answer } = afterSigningIn();

    actor.send({ type: 'flights.touched', flightIds: ['SK101'] });
    clock.increment(8_000);
    actor.send({ type: 'flights.touched', flightIds: ['SK102'] });
    answer('reloadTrips');

    expect([spins('SK101'), spins('SK102'), spins('SK103')]).toEqual([false, true, false]);
  });

  it('spins a row again after another change', () => {
    const { actor, clock, spins, answer } = afterSigningIn();

    actor.send({ type: 'flights.touched', flightIds: ['SK101'] });
    clock.increment(8_000);
    answer('reloadTrips');
    actor.send({ type: 'flights.touched', flightIds: ['SK101'] });

    expect(spins('SK101')).toBe(true);
  });

  it('has one row for a flight that is named twice', () => {
    const { actor, clock, asked } = afterSigningIn();

    actor.send({ type: 'flights.touched', flightIds: ['SK101', 'SK101'] });
    clock.increment(8_000);

    expect(asked()).toEqual(['reloadTrips']);
  });
});

describeModel(flightsModel);
