import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  fieldProblems,
  isRefused,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';

/** A message to the insurer's support. The field names are the insurer's. */
export type Ticket = {
  name: string;
  emailAddress: string;
  /** A plus and digits; null if the sender does not want a call. */
  contactNumber: string | null;
  ticketCategory: string;
  ticketSubject: string;
  ticketBody: string;
};

/** `ticketId`: null if the insurer gives no number. */
export type TicketAnswer = { kind: 'sent'; ticketId: string | null } | Refused;

export type SupportTicketEvent = { type: 'ticket.written'; details: Ticket };

export type SupportTicketInput = {
  /** Whether an earlier request got no answer, so that the message may have arrived. */
  isUnheard: boolean;
};

type SupportTicketContext = SupportTicketInput & {
  ticket: Ticket | null;
  ticketId: string | null;
  problems: Problems;
};

/**
 * Sends a message to the insurer's support.
 *
 * The insurer has no idempotency key for tickets and no call that lists them. After a lost answer nothing can tell
 * whether the message arrived: the form says so, keeps the message, and sends it again only on request.
 */
export const supportTicketMachine = setup({
  types: {} as {
    context: SupportTicketContext;
    events: SupportTicketEvent;
    input: SupportTicketInput;
    output: { ticketId: string | null };
  },
  actors: { sendTicket: promisePort<TicketAnswer, { ticket: Ticket }>('sendTicket') },
  actions: {
    ...refusalPorts,
    /** Records with the stored message that it may have arrived, so that a reload does not forget it. */
    keepAsSent: actionPort('keepAsSent'),
    keepAsUnsent: actionPort('keepAsUnsent'),
    forgetMessage: actionPort('forgetMessage'),
    announceSent: actionPort('announceSent'),
    storeTicketId: assign((_, answer: TicketAnswer) => ({
      ticketId: answer.kind === 'sent' ? answer.ticketId : null,
    })),
    markUnheard: assign({ isUnheard: true }),
  },
  guards: { ...refusalGuards, isUnheard: ({ context }) => context.isUnheard },
}).createMachine({
  id: 'supportTicket',
  context: ({ input: { isUnheard } }) => ({ isUnheard, ticket: null, ticketId: null, problems: {} }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'choosing',
      exit: assign({ problems: {} }),
      on: {
        'ticket.written': {
          target: 'sending',
          actions: assign({ ticket: ({ event }) => event.details }),
        },
      },
      states: {
        choosing: {
          always: [{ guard: 'isUnheard', target: 'outcomeUnknown' }, { target: 'writing' }],
        },
        writing: { entry: 'keepAsUnsent' },
        outcomeUnknown: { entry: 'keepAsSent' },
      },
    },
    sending: {
      // The user may close the page before the answer comes.
      entry: 'keepAsSent',
      invoke: {
        id: 'sendTicket',
        src: 'sendTicket',
        input: ({ context: { ticket } }) => {
          if (!ticket) throw new Error('There is no message to send.');
          return { ticket };
        },
        onDone: [
          { guard: brokeDown, target: 'editing', actions: ['markUnheard', react] },
          { guard: isRefused, target: 'editing', actions: [react, assign({ problems: fieldProblems })] },
          { target: 'sent', actions: [withOutput('storeTicketId'), 'forgetMessage', 'announceSent'] },
        ],
        onError: { target: 'editing', actions: 'markUnheard' },
      },
    },
    sent: { type: 'final' },
  },
  output: ({ context: { ticketId } }) => ({ ticketId }),
});

export type SupportTicketActor = ActorRefFrom<typeof supportTicketMachine>;
export type SupportTicketSnapshot = SnapshotFrom<typeof supportTicketMachine>;
