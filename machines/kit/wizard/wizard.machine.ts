import { type ActorRefFrom, assign, setup } from 'xstate';

import { actionPort } from '../port.ts';

export type WizardEvent =
  | { type: 'draft.continued' }
  | { type: 'draft.discarded' }
  /** `isOpen`: a binding request was sent and its outcome is unknown. */
  | { type: 'leave.requested'; hasEntries: boolean; isOpen: boolean }
  | { type: 'leave.confirmed' }
  /** The customer leaves; their input is kept for their return. */
  | { type: 'draft.kept' }
  | { type: 'leave.declined' }
  | { type: 'flow.ended' };

/**
 * The frame around every wizard: offers to resume a draft, and asks whether to keep or discard it when the customer
 * closes the wizard, also by the browser's Back on the first page.
 *
 * Only the customer's confirmation deletes a draft. After a reload, after leaving the portal, or after the session
 * ended, the draft is still there. An open request is never discarded: closing does not undo it, so the customer is
 * told, and learns the outcome when they return.
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
        // The customer has not decided; the draft is offered again.
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
