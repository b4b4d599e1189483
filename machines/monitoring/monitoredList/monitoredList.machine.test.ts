import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import type { Change } from '../monitoredItems.ts';
import { type ListRead, monitoredListMachine } from './monitoredList.machine.ts';
import { monitoredListModel } from './monitoredList.model.ts';

const added: Change = { kind: 'added', id: 'phone' };
const before: ListRead = { kind: 'read', types: [{ dataType: 'PHONE', maxAllowed: 2, items: [] }] };
const phone = { id: 'phone', friendlyName: 'Mobile', displayValue: '********0042' };
const after: ListRead = { kind: 'read', types: [{ dataType: 'PHONE', maxAllowed: 2, items: [phone] }] };

const openList = (input: { isOld?: boolean; isHidden?: boolean; random?: () => number } = {}) =>
  onStage(monitoredListMachine, { isOld: false, isHidden: false, random: () => 0.5, ...input });

describe('the refresh of the monitored list', () => {
  it('reads an old list at once and a fresh one later', () => {
    expect(openList({ isOld: true }).asked()).toEqual(['readList']);
    expect(openList({ isOld: false }).asked()).toEqual([]);
  });

  it('reads within the first 120 seconds, and then about every 120 seconds, even after failures', () => {
    const { clock, asked, answer, fail } = openList({ random: () => 0.5 });

    clock.increment(59_999);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['readList']);

    fail('readList');
    clock.increment(116_999);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['readList']);

    answer('readList', { kind: 'unread' });
    clock.increment(120_000);
    expect(asked()).toEqual(['readList']);
  });

  it('waits at least 5 seconds and at most 120 seconds', () => {
    const soon = openList({ random: () => 0 });
    soon.clock.increment(4_999);
    expect(soon.asked()).toEqual([]);
    soon.clock.increment(1);
    expect(soon.asked()).toEqual(['readList']);

    const late = openList({ random: () => 0.999999 });
    late.clock.increment(120_000);
    expect(late.asked()).toEqual(['readList']);
  });

  it('pauses while the page is hidden, and resumes when it is visible', () => {
    const { actor, clock, asked } = openList();

    actor.send({ type: 'page.hidden' });
    clock.increment(3_600_000);
    expect(asked()).toEqual([]);

    actor.send({ type: 'page.seen' });
    clock.increment(120_000);
    expect(asked()).toEqual(['readList']);
  });

  it('starts paused on a page in the background', () => {
    const { clock, asked } = openList({ isHidden: true });

    clock.increment(3_600_000);

    expect(asked()).toEqual([]);
  });
});

describe('a change of the monitored list', () => {
  it('triggers three refreshes, 5 seconds apart', () => {
    const { actor, clock, asked, answer, fail } = openList();

    actor.send({ type: 'list.changed', change: added });
    expect(asked()).toEqual(['readList']);
    answer('readList', before);
    clock.increment(4_999);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(['readList']);
    fail('readList');
    clock.increment(5_000);
    expect(asked()).toEqual(['readList']);
    answer('readList', before);

    expect(actor.getSnapshot().value).toBe('ready');
    clock.increment(5_000);
    expect(asked()).toEqual([]);
  });

  it.each<[string, Change, ListRead]>([
    ['an addition', added, after],
    ['a removal', { kind: 'deleted', id: 'phone' }, before],
    ['a new name', { kind: 'renamed', id: 'phone', friendlyName: ' Mobile ' }, after],
  ])('triggers one refresh if the list shows %s', (_, change, list) => {
    const { actor, answer } = openList();

    actor.send({ type: 'list.changed', change });
    answer('readList', list);

    expect(actor.getSnapshot().value).toBe('ready');
  });

  it.each<[string, Change, ListRead]>([
    ['an addition', added, before],
    ['a removal', { kind: 'deleted', id: 'phone' }, after],
    ['a new name', { kind: 'renamed', id: 'phone', friendlyName: 'Work' }, after],
    ['a new name of an item that is missing', { kind: 'renamed', id: 'phone', friendlyName: 'Work' }, before],
  ])('triggers further refreshes if the list does not show %s', (_, change, list) => {
    const { actor, answer } = openList();

    actor.send({ type: 'list.changed', change });
    answer('readList', list);

    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('starts three new refreshes if a second change follows', () => {
    const { actor, clock, asked, answer } = openList();
    const look = () => {
      answer('readList', before);
      clock.increment(5_000);
    };

    actor.send({ type: 'list.changed', change: added });
    look();
    actor.send({ type: 'list.changed', change: { kind: 'added', id: 'another' } });
    asked();
    look();
    look();
    look();

    expect(asked()).toEqual(['readList', 'readList']);
  });

  it('triggers one refresh after a lost answer', () => {
    const { actor, asked, answer } = openList();

    actor.send({ type: 'list.changed', change: null });
    answer('readList', before);

    expect(asked()).toEqual(['readList']);
    expect(actor.getSnapshot().value).toBe('ready');
  });
});

/** Returns a generator of numbers in [0, 1) that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a thousand customers whose pages opened at the same moment', () => {
  const customers = 1_000;

  /** Runs all customers on one clock, and returns the times of their requests, in seconds. */
  async function moments(seconds: number) {
    const clock = new SimulatedClock();
    const random = seeded(4_352);
    const asked: number[] = [];
    let now = 0;
    const machine = monitoredListMachine.provide({
      actors: {
        readList: fromPromise<ListRead, undefined>(() => {
          asked.push(now);
          return Promise.resolve(before);
        }),
      },
    });
    const actors = Array.from({ length: customers }, () => {
      const input = { isOld: false, isHidden: false, random };
      return createActor(machine, { input, clock }).start();
    });
    for (now = 2; now <= seconds; now += 2) {
      clock.increment(2_000);
      await new Promise(setImmediate);
    }
    for (const actor of actors) actor.stop();
    return asked;
  }

  it('spread their requests over the interval, each within 120 seconds of the previous one', async () => {
    const asked = await moments(600);
    const counts = Array.from(
      { length: 60 },
      (_, window) => asked.filter((at) => at > window * 10 && at <= (window + 1) * 10).length,
    );

    // An even spread would give 83 to 88 in each ten seconds.
    expect(Math.max(...counts)).toBeLessThan(130);
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(asked.length).toBeGreaterThanOrEqual(5 * customers);
    expect(asked.length).toBeLessThan(6 * customers);
  });
});

describeModel(monitoredListModel);
