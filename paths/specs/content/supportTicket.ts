import { supportTicketModel } from '#machines/content/supportTicket/supportTicket.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';

const form = [
  { role: 'combobox', text: 'support.topic' },
  { role: 'textbox', text: 'support.message' },
] as const satisfies readonly Assertion[];

export const spec = flowSpec(supportTicketModel, {
  starts: { 'on its page': { partner: 'sky', path: '/support' } },
  events: {
    'ticket.written': [
      { choose: 'support.topic', with: 'ticketCategory', called: { trips: { endonym: 'Insurance and cover' } } },
      { fill: 'support.subject', with: 'ticketSubject' },
      { fill: 'support.message', with: 'ticketBody' },
      { fill: 'support.name', with: 'name' },
      { fill: 'support.email', with: 'emailAddress' },
      { fill: 'support.phone', with: 'contactNumber' },
      { enter: 'support.subject' },
    ],
  },
  states: {
    'editing.choosing': 'transient',
    'editing.writing': [...form, { role: 'button', text: 'support.submit', is: 'enabled' }],
    'editing.outcomeUnknown': [
      ...form,
      { text: 'support.unknown.title' },
      { text: 'support.unknown.body' },
      { role: 'button', text: 'support.again', is: 'enabled' },
    ],
    sending: [{ role: 'button', text: 'support.sending', is: 'busy' }],
    sent: [
      { role: 'heading', text: 'support.sent.title' },
      { role: 'button', text: 'support.sent.another', is: 'enabled' },
    ],
  },
  actors: {
    sendTicket: {
      call: 'POST /platform/user/support/*',
      document: 'SendSupportTicket',
      answers: {
        sent: { data: { sendSupportTicket: { ticketId: 'T-1042' } } },
        'sent, without a number': {
          data: { sendSupportTicket: { ticketId: null } },
          fault: { answer: { ticketId: null }, status: 201 },
        },
        'FAILED_VALIDATION of the address': {
          fault: { code: 'FAILED_VALIDATION', fields: { emailAddress: 'invalid' } },
        },
        SYSTEM_CONFIG_NOT_SETUP: { fault: { code: 'SYSTEM_CONFIG_NOT_SETUP' } },
        TOO_MANY_REQUESTS: { fault: { code: 'TOO_MANY_REQUESTS' } },
        VENDOR_ERROR: { with: { ticketSubject: '!VENDOR_ERROR' } },
      },
    },
  },
  effects: {
    keepAsSent: 'unseen',
    keepAsUnsent: 'unseen',
    forgetMessage: 'unseen',
    storeTicketId: 'unseen',
    markUnheard: 'unseen',
    announceSent: [{ notice: 'notices.message_sent' }],
  },
});
