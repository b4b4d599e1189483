import { type ActorRefFrom, setup } from 'xstate';

import type { ThemeConfig } from '#schema/theme.ts';

import { actionPort } from '../kit/port.ts';

export type TripOrder = ThemeConfig['config']['tripOrder'];

export type TripOrderEvent = { type: 'newest.chosen' } | { type: 'attention.chosen' };

type TripOrderInput = {
  /** The order that the customer chose earlier in this tab. */
  kept: TripOrder | null;
  preset: TripOrder;
};

/** The order in which a customer's trips are listed: the one they chose, otherwise their partner's default. */
export const tripOrderMachine = setup({
  types: {} as { context: TripOrderInput; events: TripOrderEvent; input: TripOrderInput },
  actions: { keepOrder: actionPort<TripOrder>('keepOrder') },
  guards: { startsWithAttention: ({ context: { kept, preset } }) => (kept ?? preset) === 'attention' },
}).createMachine({
  id: 'tripOrder',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsWithAttention', target: 'attentionFirst' }, { target: 'newestFirst' }] },
    newestFirst: {
      on: { 'attention.chosen': { target: 'attentionFirst', actions: { type: 'keepOrder', params: 'attention' } } },
    },
    attentionFirst: {
      on: { 'newest.chosen': { target: 'newestFirst', actions: { type: 'keepOrder', params: 'newest' } } },
    },
  },
});

export type TripOrderActor = ActorRefFrom<typeof tripOrderMachine>;
