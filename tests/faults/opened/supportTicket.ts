import { createActor, waitFor } from 'xstate';

import { supportTicketMachine } from '#machines/content/supportTicket/supportTicket.machine.ts';
import { toUuid } from '#sandbox/ids.ts';
import type { Reaction } from '#schema/classify.ts';
import { createSupportApi } from '#src/api/content/support.ts';
import { mutation } from '#src/session/flows/ports.ts';

import type { Line } from '../line.ts';

let senders = 0;

/** Opens a support ticket with a new sender each time, connected to the insurer. */
export function openTicket(line: Line) {
  senders += 1;
  const emailAddress = `sender${senders}@sky.test`;
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const reactions: Reaction[] = [];
  const silent = () => {};
  const { sendTicket } = createSupportApi({
    client: line.client,
    partnerId: toUuid('partner:sky'),
    country: 'US',
    language: () => 'en',
    signedIn: false,
    now: Date.now,
  });
  const flow = createActor(
    supportTicketMachine.provide({
      actors: { sendTicket: mutation(nobody, sendTicket) },
      actions: {
        react: (_, { reaction }) => void reactions.push(reaction),
        keepAsSent: silent,
        keepAsUnsent: silent,
        forgetMessage: silent,
        announceSent: silent,
      },
    }),
    { input: { isUnheard: false } },
  );
  flow.start();

  const send = async (ticketSubject = 'A flight is missing') => {
    flow.send({
      type: 'ticket.written',
      details: {
        name: 'Lina Brook',
        emailAddress,
        contactNumber: null,
        ticketCategory: 'trips',
        ticketSubject,
        ticketBody: 'My flight back is not listed.',
      },
    });
    return (await waitFor(flow, (state) => !state.matches('sending'))).value;
  };
  return { flow, reactions, send, mails: () => line.mailsTo(emailAddress) };
}
