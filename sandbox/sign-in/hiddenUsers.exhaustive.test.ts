import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { expect, it } from 'vitest';
import { borrowInsurer, type Insurer } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { links } from '../tables.ts';

const insurer = borrowInsurer();
const partnerId = toUuid('partner:voyage');
const vera = 'vera@voyage.test';
const nobody = 'nobody@voyage.test';

const rounds = 200;
const callsARound = 5;

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0;

type Caller = ReturnType<Insurer['at']>;
type Call = (at: Caller) => Promise<unknown>;
/** Returns a call about a known user and one about an unknown user. The calls that prepare them are not measured. */
type Prepare = (at: Caller, number: number) => Promise<{ known: Call; unknown: Call }>;

const login: Prepare = async () => {
  const call = (username: string) => (at: Caller) =>
    at.post('/platform/user/login', { username, password: 'wrong', partnerId });
  return { known: call(vera), unknown: call(nobody) };
};

const requestCode: Prepare = async () => {
  const call = (identifier: string) => (at: Caller) => at.post('/platform/user/login/otc', { identifier, partnerId });
  return { known: call(vera), unknown: call(nobody) };
};

const confirmCode: Prepare = async (at) => {
  const session = async (identifier: string) =>
    ((await at.post('/platform/user/login/otc', { identifier, partnerId })).body as { sessionId: string }).sessionId;
  const call = (sessionId: string) => (caller: Caller) =>
    caller.post('/platform/user/login/confirm', { sessionId, code: '000001' });
  return { known: call(await session(vera)), unknown: call(await session(nobody)) };
};

const register: Prepare = async (_, number) => {
  const call = (emailAddress: string) => (at: Caller) =>
    at.post(`/platform/user/register/${partnerId}`, {
      firstName: 'Lina',
      surname: 'Brook',
      emailAddress,
      mobilePhoneNumber: `+44770${String(1_000_000 + number)}`,
      password: 'Harbour-4-Lanterns',
      locale: 'en-GB',
      commsSms: true,
    });
  return { known: call(vera), unknown: call(`new${number}@voyage.test`) };
};

const lookUpLink: Prepare = async (_, number) => {
  const call = (linkId: string) => (at: Caller) => at.get(`/platform/user/link/${linkId}`);
  if (number === 0)
    await insurer.sandbox.db.insert(links).values({
      linkId: 'LINK-VERA',
      partnerId,
      firstName: 'Vera',
      surname: 'Berg',
      emailAddress: vera,
      externalPolicyNumber: 'POL-ACTIVE',
      active: 1,
    });
  return { known: call('LINK-VERA'), unknown: call('LINK-NONE') };
};

const reset: Prepare = async (at) => {
  await at.post('/platform/user/forgotPassword', { emailAddress: vera, partnerId });
  const [mail] = (await insurer.lever.get(`/outbox?to=${vera}`)).body as { body: string }[];
  const [sessionId = ''] = /code=([\da-f-]{36})/.exec(mail?.body ?? '')?.slice(1) ?? [];
  const call = (session: string) => (caller: Caller) =>
    caller.post('/platform/user/resetPassword', {
      code: `${session}.${'A'.repeat(32)}`,
      password: 'Harbour-4-Lanterns',
      partnerId,
    });
  return { known: call(sessionId), unknown: call(randomUUID()) };
};

it.each<[string, Prepare, number]>([
  ['a wrong password', login, 401],
  ['a request for a code', requestCode, 200],
  ['a wrong code', confirmCode, 400],
  ['a registration', register, 409],
  ['a look-up of a personal link', lookUpLink, 200],
  ['a new password by a wrong link', reset, 400],
])(
  'answers %s as fast for an unknown user as for a known one, over 2,000 requests',
  async (name, prepare, status) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // The limits by account and address start anew.
      await insurer.lever.post('/clock', { advanceMs: 61 * 60_000 });
      const at = insurer.at('voyage', { 'x-forwarded-for': `2001:db8:10::${round.toString(16)}` });
      const calls = await prepare(at, round * callsARound);
      for (let each = 0; each < callsARound; each += 1) {
        const { known, unknown } = prepare === register ? await prepare(at, round * callsARound + each) : calls;
        for (const [user, call] of each % 2 === 0
          ? [['known', known] as const, ['unknown', unknown] as const]
          : [['unknown', unknown] as const, ['known', known] as const]) {
          const begun = performance.now();
          const answer = (await call(at)) as { status: number };
          times[user].push(performance.now() - begun);
          if (user === 'known' && each === 0) expect(answer.status).toBe(status);
        }
      }
    }

    expect([times.known.length, times.unknown.length]).toEqual([1_000, 1_000]);
    const [known, unknown] = [median(times.known), median(times.unknown)];
    if (process.env['SHOW_TIMES']) process.stdout.write(`${name}: ${known.toFixed(2)} and ${unknown.toFixed(2)} ms\n`);
    // On a busy machine all times grow, and so does their difference.
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, known / 10));
  },
  1_200_000,
);
