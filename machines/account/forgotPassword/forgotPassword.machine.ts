import { assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  fieldProblems,
  isRefused,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../../kit/refusals.ts';

export type LinkAnswer = { kind: 'sent' } | Refused;

export type ForgotPasswordEvent = { type: 'address.given'; emailAddress: string };

type ForgotPasswordContext = { emailAddress: string; problems: Problems };

/**
 * Requests a mailed link to choose a new password.
 *
 * After a lost answer the customer may just ask again: a second link does no harm.
 */
export const forgotPasswordMachine = setup({
  types: {} as { context: ForgotPasswordContext; events: ForgotPasswordEvent },
  actors: { requestLink: promisePort<LinkAnswer, { emailAddress: string }>('requestLink') },
  actions: { ...refusalPorts, announceSent: actionPort('announceSent') },
  guards: refusalGuards,
}).createMachine({
  id: 'forgotPassword',
  context: { emailAddress: '', problems: {} },
  initial: 'editing',
  states: {
    editing: {
      exit: assign({ problems: {} }),
      on: {
        'address.given': {
          target: 'submitting',
          actions: assign({ emailAddress: ({ event }) => event.emailAddress }),
        },
      },
    },
    submitting: {
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context: { emailAddress } }) => ({ emailAddress }),
        onDone: [
          { guard: isRefused, target: 'editing', actions: [react, assign({ problems: fieldProblems })] },
          { target: 'sent', actions: 'announceSent' },
        ],
        onError: { target: 'editing', actions: 'announceUnanswered' },
      },
    },
    sent: { type: 'final' },
  },
});

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
