import { beforeEach, describe, expect, it } from 'vitest';
import type { Code } from '#schema/errors.ts';
import { databases } from '#tests/kit/databases.ts';
import { type Answer, borrowInsurer, type Caller, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { tickets } from '../tables.ts';

const ticket = {
  name: 'Lina Brook',
  emailAddress: 'lina@sky.test',
  contactNumber: '+15550100700',
  ticketType: 'support',
  ticketCategory: 'trips',
  ticketSubject: 'A flight is missing',
  ticketBody: 'My flight back is not listed.',
  locale: 'en-US',
  localTime: '2026-12-01T09:30:00+01:00',
};

describe.each(databases)('a support ticket, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);

  // The sandbox counts tickets by address, so each test uses its own address and mailbox.
  let tests = 0;
  let home = {};
  let mine = ticket;
  beforeEach(() => {
    tests += 1;
    home = { 'x-forwarded-for': `2001:db8:11::${tests.toString(16)}` };
    mine = { ...ticket, emailAddress: `lina${tests}@sky.test` };
  });
  const path = (partner: string) => `/platform/user/support/${toUuid(`partner:${partner}`)}`;
  const send = (changes: object = {}, partner = 'sky', caller: Caller = insurer.at(partner, home)) =>
    caller.post(path(partner), { ...mine, ...changes });
  const idIn = ({ body }: Answer) => (body as { ticketId: string }).ticketId;
  const stored = async (answer: Answer) => {
    const all = await insurer.sandbox.db.select().from(tickets);
    return all.find(({ ticketId }) => ticketId === idIn(answer));
  };
  const mailsTo = async (address: string) =>
    (await insurer.lever.get(`/outbox?to=${encodeURIComponent(address)}`)).body as { body: string }[];

  it('is stored for a guest, and its number is mailed to them', async () => {
    const answer = await send();

    expect(answer).toMatchObject({ status: 201, body: { ticketId: expect.stringMatching(/^T-1\d{3}$/) } });
    expect(await stored(answer)).toMatchObject({
      partnerId: toUuid('partner:sky'),
      userId: null,
      name: 'Lina Brook',
      emailAddress: mine.emailAddress,
      contactNumber: '+15550100700',
      category: 'trips',
      subject: 'A flight is missing',
      body: 'My flight back is not listed.',
      locale: 'en-US',
      localTime: '2026-12-01T09:30:00+01:00',
    });
    expect(await mailsTo(mine.emailAddress)).toMatchObject([
      { body: `We have your message. Its number is ${idIn(answer)}.` },
    ]);
  });

  it.each([
    ['pt-PT', 'Recebemos a sua mensagem. O número do seu pedido é'],
    ['nl-NL', 'We have your message. Its number is'],
  ])('is confirmed in the language of the form: %s', async (locale, text) => {
    const answer = await send({ locale });

    expect(await mailsTo(mine.emailAddress)).toMatchObject([{ body: `${text} ${idIn(answer)}.` }]);
  });

  it('knows the customer who is signed in', async () => {
    const anna = await insurer.as('anna@sky.test');

    expect(await stored(await send({}, 'sky', anna))).toMatchObject({ userId: anna.userId });
  });

  it.each([false, true])('belongs to a guest once the session is over (refused without a code: %s)', async (bare) => {
    const anna = await insurer.as('anna@sky.test');
    await insurer.lever.post('/revoke', { token: anna.token, bare });

    const answer = await send({}, 'sky', anna);

    expect(answer.status).toBe(201);
    expect(await stored(answer)).toMatchObject({ userId: null });
  });

  it('gets its own number, even if several are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send()));

    expect(new Set(answers.map(idIn)).size).toBe(6);
  });

  it('needs no phone number', async () => {
    expect(await stored(await send({ contactNumber: null }))).toMatchObject({ contactNumber: null });
  });

  it.each<[string, object, number, Code, Record<string, string>?]>([
    ['no locale', { locale: null }, 400, 'MISSING_LOCALE'],
    ['the subject !MISSING_LOCALE', { ticketSubject: '!MISSING_LOCALE' }, 400, 'MISSING_LOCALE'],
    [
      'the subject !MISSING_PARAMS',
      { ticketSubject: '!MISSING_PARAMS' },
      400,
      'MISSING_PARAMS',
      { emailAddress: 'email', contactNumber: 'phone' },
    ],
    ['the subject !VENDOR_ERROR', { ticketSubject: '!VENDOR_ERROR' }, 500, 'VENDOR_ERROR'],
    ['a blank message', { ticketBody: ' \n ' }, 400, 'MISSING_PARAMS', { ticketBody: 'required' }],
    ['an ill-formed address', { emailAddress: 'lina' }, 400, 'FAILED_VALIDATION', { emailAddress: 'invalid' }],
    ['an ill-formed phone number', { contactNumber: '12' }, 400, 'FAILED_VALIDATION', { contactNumber: 'invalid' }],
    ['an unknown topic', { ticketCategory: 'weather' }, 400, 'INVALID_PARAMS', { ticketCategory: 'invalid' }],
    ['a long subject', { ticketSubject: 'a'.repeat(51) }, 400, 'INVALID_PARAMS', { ticketSubject: 'invalid' }],
    ['a long message', { ticketBody: 'a'.repeat(2_001) }, 400, 'INVALID_PARAMS', { ticketBody: 'invalid' }],
    ['a time without an offset', { localTime: '2026-12-01T09:30:00' }, 400, 'INVALID_PARAMS', { localTime: 'invalid' }],
  ])('is refused with %s, and not stored', async (_, changes, status, code, fields) => {
    const before = await insurer.sandbox.db.$count(tickets);

    expect(await send(changes)).toEqual(refusal(status, code, fields));

    expect(await insurer.sandbox.db.$count(tickets)).toBe(before);
  });

  it('is refused by a partner without a ticket system', async () => {
    expect(await send({}, 'plain')).toEqual(refusal(400, 'SYSTEM_CONFIG_NOT_SETUP'));
  });

  it('is refused under the id of another partner', async () => {
    expect(await insurer.at('voyage', home).post(path('sky'), mine)).toEqual(refusal(404, 'PARTNER_NOT_FOUND'));
  });

  it('is refused in the insurer’s own words, with a title, with a message or with nothing', async () => {
    expect((await send({ ticketSubject: '!B2BError' })).body).toEqual({
      status: 409,
      type: 'B2BError',
      title: 'Our service team is moving',
      body: expect.stringContaining('Monday'),
    });
    expect((await send({ ticketSubject: '!MESSAGE' })).body).toEqual({
      status: 400,
      type: 'Error',
      message: expect.stringContaining('tour operator'),
    });
    expect((await send({ ticketSubject: '!EMPTY' })).body).toEqual({ status: 400, type: 'Error', message: '' });
  });

  it('is refused after thirty from one address in ten minutes, for all senders', async () => {
    for (let count = 0; count < 30; count += 1)
      expect((await send({ emailAddress: `lina${tests}.${count}@sky.test` })).status).toBe(201);

    expect(await send({ emailAddress: `lina${tests}.31@sky.test` })).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  });

  it('is refused after ten of one customer in an hour, from all addresses', async () => {
    const ben = await insurer.as('one@sky.test');
    const fromElsewhere = (count: number) =>
      ben.post(path('sky'), mine, { 'x-forwarded-for': `2001:db8:12::${tests.toString(16)}:${count}` });
    for (let count = 0; count < 10; count += 1) expect((await fromElsewhere(count)).status).toBe(201);

    expect(await fromElsewhere(11)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  });

  it('is still taken from a guest after ten for one mailbox, without another mail', async () => {
    for (let count = 0; count < 11; count += 1) expect((await send()).status).toBe(201);

    expect(await mailsTo(mine.emailAddress)).toHaveLength(10);
  });
});
