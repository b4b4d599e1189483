import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { describeModel } from '#tests/kit/model.ts';

import { type TripOrder, tripOrderMachine } from './tripOrder.machine.ts';
import { tripOrderModel } from './tripOrder.model.ts';

function started(kept: TripOrder | null, preset: TripOrder) {
  const keepOrder = vi.fn<(_: unknown, order: TripOrder) => void>();
  const actor = createActor(tripOrderMachine.provide({ actions: { keepOrder } }), { input: { kept, preset } }).start();
  return { actor, keptOrders: () => keepOrder.mock.calls.map(([, order]) => order) };
}

describe('tripOrderMachine', () => {
  it.each<[TripOrder | null, TripOrder, string]>([
    [null, 'newest', 'newestFirst'],
    [null, 'attention', 'attentionFirst'],
    ['newest', 'attention', 'newestFirst'],
    ['attention', 'newest', 'attentionFirst'],
  ])('chosen earlier as %s, with the default %s, starts as %s', (kept, preset, order) => {
    const { actor, keptOrders } = started(kept, preset);

    expect(actor.getSnapshot().value).toBe(order);
    expect(keptOrders()).toEqual([]);
  });

  it('changes to the chosen order and stores it', () => {
    const { actor, keptOrders } = started(null, 'attention');

    actor.send({ type: 'newest.chosen' });
    expect(actor.getSnapshot().value).toBe('newestFirst');
    actor.send({ type: 'newest.chosen' });
    actor.send({ type: 'attention.chosen' });
    expect(actor.getSnapshot().value).toBe('attentionFirst');
    expect(keptOrders()).toEqual(['newest', 'attention']);
  });
});

describeModel(tripOrderModel);
