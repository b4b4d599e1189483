import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { supportTicketMachine } from './supportTicket.machine.ts';

export const supportTicketModel = {
  machine: supportTicketMachine,
  inputs: { 'on its page': { isUnheard: false } },
  events: {
    'ticket.written': {
      'about a trip': {
        details: {
          name: 'Lina Brook',
          emailAddress: 'lina@sky.test',
          contactNumber: '+15550100700',
          ticketCategory: 'trips',
          ticketSubject: 'A flight is missing',
          ticketBody: 'My flight back is not listed.',
        },
      },
    },
  },
  answers: {
    sendTicket: {
      sent: { kind: 'sent', ticketId: 'T-1042' },
      'sent, without a number': { kind: 'sent', ticketId: null },
      'FAILED_VALIDATION of the address': createFieldRefusal('emailAddress', 'invalid'),
      SYSTEM_CONFIG_NOT_SETUP: createRefusal('SYSTEM_CONFIG_NOT_SETUP'),
      TOO_MANY_REQUESTS: createRefusal('TOO_MANY_REQUESTS'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isUnheard }) => (isUnheard ? 'unheard' : ''),
} satisfies Model<typeof supportTicketMachine>;
