import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import type { Reaction } from '#schema/classify.ts';

import { type Line, startLine } from './line.ts';
import { openTicket } from './opened/supportTicket.ts';

const supportPath = `/platform/user/support/${toUuid('partner:sky')}`;

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 5_000 });
});
afterEach(() => line.clear());
afterAll(() => line.close());

describe('a message, from the app to the insurer,', () => {
  it('arrives, and its sender is mailed the number that is shown', async () => {
    const { flow, send, mails } = openTicket(line);

    expect(await send()).toBe('sent');

    const { ticketId } = flow.getSnapshot().output ?? {};
    expect(await mails()).toMatchObject([{ body: `We have your message. Its number is ${ticketId}.` }]);
  });

  it('may have arrived if its answer was lost, and arrives twice if it is sent again', async () => {
    const { send, mails } = openTicket(line);
    await line.raise({ path: supportPath, lost: true, times: 1 });

    expect(await send()).toEqual({ editing: 'outcomeUnknown' });
    expect(await mails()).toHaveLength(1);
    expect(await send()).toBe('sent');

    expect(await mails()).toHaveLength(2);
  });

  it('may have arrived, as far as anyone can tell, if the request was lost', async () => {
    const { send, mails } = openTicket(line);
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
    const { reactions, send, mails } = openTicket(line);

    expect(await send(subject)).toEqual({ editing: 'writing' });

    expect(reactions).toEqual([reaction]);
    expect(await mails()).toEqual([]);
  });
});
