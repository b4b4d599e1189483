import { type ActorRefFrom, assign, setup } from 'xstate';

import { actionPort } from '../port.ts';

export type WizardEvent =
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' }
  | { type: 'leave.wished'; hasEntries: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  | { type: 'flow.ended' };

/**
 * What every wizard has around its flow: the offer to go on where the customer left off, and the question before what they
 * entered is thrown away.
 *
 * Only a customer's own leaving forgets a draft. Whoever reloads, goes back, or whose session ends finds it again.
 */
export const wizardMachine = setup({
  types: {} as { context: { hasDraft: boolean }; events: WizardEvent; input: { hasDraft: boolean } },
  actions: { forgetDraft: actionPort('forgetDraft') },
  guards: {
    hasDraft: ({ context }) => context.hasDraft,
    hasEntries: (_, hasEntries: boolean) => hasEntries,
  },
}).createMachine({
  id: 'wizard',
  context: ({ input: { hasDraft } }) => ({ hasDraft }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasDraft', target: 'offering' }, { target: 'filling' }] },
    offering: {
      on: {
        'draft.continued': 'filling',
        'draft.discarded': { target: 'filling', actions: [assign({ hasDraft: false }), 'forgetDraft'] },
        // They have not decided; it is offered again.
        'leave.wished': 'left',
      },
    },
    filling: {
      initial: 'undisturbed',
      on: { 'flow.ended': { target: 'left', actions: 'forgetDraft' } },
      states: {
        undisturbed: {
          on: {
            'leave.wished': [
              { guard: { type: 'hasEntries', params: ({ event }) => event.hasEntries }, target: 'asking' },
              { target: '#wizard.left', actions: 'forgetDraft' },
            ],
          },
        },
        asking: {
          on: {
            'leave.confirmed': { target: '#wizard.left', actions: 'forgetDraft' },
            'leave.declined': 'undisturbed',
          },
        },
      },
    },
    left: { type: 'final' },
  },
});

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
