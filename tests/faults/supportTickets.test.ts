import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { supportTicketMachine } from '#machines/content/supportTicket/supportTicket.machine.ts';
import { idOf } from '#sandbox/ids.ts';
import type { Reaction } from '#schema/classify.ts';
import { createSupportApi } from '#src/api/content/support.ts';
import { mutation } from '#src/session/flows/ports.ts';

import { type Line, lineTo } from './line.ts';

const supportPath = `/platform/user/support/${idOf('partner:sky')}`;

let line: Line;
beforeAll(async () => {
  line = await lineTo({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

let senders = 0;

/** A message of another sender each time, with the line to the insurer beneath it. */
function opened() {
  senders += 1;
  const emailAddress = `sender${senders}@sky.test`;
  const nobody = { app: { getSnapshot: () => ({ children: {} }) } } as unknown as Parameters<typeof mutation>[0];
  const reactions: Reaction[] = [];
  const silent = () => {};
  const { sendTicket } = createSupportApi({
    client: line.client,
    partnerId: idOf('partner:sky'),
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

describe('a message, from the app to the insurer,', () => {
  it('arrives, and its sender is mailed the number that is shown', async () => {
    const { flow, send, mails } = opened();

    expect(await send()).toBe('sent');

    const { ticketId } = flow.getSnapshot().output ?? {};
    expect(await mails()).toMatchObject([{ body: `We have your message. Its number is ${ticketId}.` }]);
  });

  it('may have arrived if its answer was lost, and arrives twice if it is sent again', async () => {
    const { send, mails } = opened();
    await line.raise({ path: supportPath, lost: true, times: 1 });

    expect(await send()).toEqual({ editing: 'outcomeUnknown' });
    expect(await mails()).toHaveLength(1);
    expect(await send()).toBe('sent');

    expect(await mails()).toHaveLength(2);
  });

  it('may have arrived for all anybody knows if the request was lost', async () => {
    const { send, mails } = opened();
    await line.raise({ path: supportPath, network: true, times: 1 });

    expect(await send()).toEqual({ editing: 'outcomeUnknown' });

    expect(await mails()).toEqual([]);
  });

  it.each<[string, Partial<Reaction>]>([
    ['!MISSING_LOCALE', { kind: 'warning', code: 'MISSING_LOCALE' }],
    ['!MISSING_PARAMS', { kind: 'warning', code: 'MISSING_PARAMS', messages: ['email', 'phone'] }],
    ['!MESSAGE', { kind: 'error', message: 'Messages about this booking are answered by the tour operator.' }],
    ['!EMPTY', { kind: 'error' }],
    [
      '!B2BError',
      {
        kind: 'dialog',
        title: 'Our service team is moving',
        body: 'We take messages again on Monday. For anything urgent, please call us.',
        reference: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ],
  ])('is refused with the subject %s, and did not arrive', async (subject, reaction) => {
    const { reactions, send, mails } = opened();

    expect(await send(subject)).toEqual({ editing: 'writing' });

    expect(reactions).toEqual([reaction]);
    expect(await mails()).toEqual([]);
  });
});
