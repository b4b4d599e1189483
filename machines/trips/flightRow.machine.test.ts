import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { flightRowMachine, isSpinning } from './flightRow.machine.ts';
import { flightRowModel } from './flightRow.model.ts';

const touched = { type: 'flight.touched' } as const;

describe('flightRowMachine', () => {
  it('spins for eight seconds and until the trips were read again', () => {
    const { actor, clock, asked, answer } = onStage(flightRowMachine, undefined);
    expect(isSpinning(actor.getSnapshot())).toBe(false);

    actor.send(touched);
    clock.increment(7_999);
    expect(isSpinning(actor.getSnapshot())).toBe(true);
    expect(asked()).toEqual([]);

    clock.increment(1);
    expect(asked()).toEqual(['reloadTrips']);
    expect(isSpinning(actor.getSnapshot())).toBe(true);

    clock.increment(1);
    expect([asked(), isSpinning(actor.getSnapshot())]).toEqual([[], true]);

    answer('reloadTrips');
    expect(isSpinning(actor.getSnapshot())).toBe(false);
  });

  it('stops spinning silently if the trips cannot be read', () => {
    const { actor, clock, fail } = onStage(flightRowMachine, undefined);

    actor.send(touched);
    clock.increment(8_000);
    fail('reloadTrips');

    expect(isSpinning(actor.getSnapshot())).toBe(false);
  });

  it('waits eight seconds from the latest change', () => {
    const { actor, clock, asked } = onStage(flightRowMachine, undefined);

    actor.send(touched);
    clock.increment(7_000);
    actor.send(touched);
    clock.increment(7_000);
    expect(asked()).toEqual([]);

    clock.increment(1_000);
    expect(asked()).toEqual(['reloadTrips']);

    actor.send(touched);
    clock.increment(8_000);
    expect(asked()).toEqual(['reloadTrips']);
  });
});

describeModel(flightRowModel);
