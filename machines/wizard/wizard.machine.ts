import { type ActorRefFrom, assign, setup } from 'xstate';

import { actionPort } from '../port.ts';

export type WizardEvent =
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' }
  /** `isOpen`: something was sent that binds, and nobody knows yet what became of it. */
  | { type: 'leave.requested'; hasEntries: boolean; isOpen: boolean }
  | { type: 'leave.confirmed' }
  /** They go, and what they entered stays for when they come again. */
  | { type: 'draft.kept' }
  | { type: 'leave.declined' }
  | { type: 'flow.ended' };

/**
 * What every wizard has around its flow: the offer to go on where the customer left off, and the question whether what they
 * entered is kept or thrown away when they close it, as the browser's Back does on the first page.
 *
 * Only their own yes forgets a draft. Whoever reloads, leaves the portal, or whose session ends finds it again. And nothing
 * forgets what is still open: closing does not take it back, so they are told, and find out when they come again.
 */
export const wizardMachine = setup({
  types: {} as { context: { hasDraft: boolean }; events: WizardEvent; input: { hasDraft: boolean } },
  actions: { forgetDraft: actionPort('forgetDraft') },
  guards: {
    hasDraft: ({ context }) => context.hasDraft,
    isOpen: (_, isOpen: boolean) => isOpen,
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
        'leave.requested': 'left',
      },
    },
    filling: {
      initial: 'undisturbed',
      on: { 'flow.ended': { target: 'left', actions: 'forgetDraft' } },
      states: {
        undisturbed: {
          on: {
            'leave.requested': [
              { guard: { type: 'isOpen', params: ({ event }) => event.isOpen }, target: 'warning' },
              { guard: { type: 'hasEntries', params: ({ event }) => event.hasEntries }, target: 'asking' },
              { target: '#wizard.left', actions: 'forgetDraft' },
            ],
          },
        },
        asking: {
          on: {
            'leave.confirmed': { target: '#wizard.left', actions: 'forgetDraft' },
            'leave.declined': 'undisturbed',
            'draft.kept': '#wizard.left',
          },
        },
        warning: { on: { 'leave.confirmed': '#wizard.left', 'leave.declined': 'undisturbed' } },
      },
    },
    left: { type: 'final' },
  },
});

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
