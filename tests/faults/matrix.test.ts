import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#gateway/calls.ts';
import type { Reaction } from '#schema/classify.ts';
import type { Code } from '#schema/errors.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { isExhaustive } from '#tests/kit/tier.ts';

import english from '../../translations/generated/english.json' with { type: 'json' };
import french from '../../translations/generated/french.json' with { type: 'json' };
import spanish from '../../translations/generated/spanish.json' with { type: 'json' };
import { asking } from './asking.ts';
import { type Line, startLine } from './line.ts';
import { twoFaults } from './pairs.ts';

type Name = keyof typeof calls;
/** The reactions with a session, and while signing in. */
type Expected = { user: Reaction['kind']; guest?: Reaction['kind'] };

type Fault = { fault: Record<string, unknown>; ends: Expected };

const faults: Record<string, Fault> = {
  'a 500 with a code': { fault: { status: 500, code: 'VENDOR_ERROR' }, ends: { user: 'warning' } },
  'a 500 with words': { fault: { status: 500, message: 'The lights are out' }, ends: { user: 'error' } },
  'an empty 500': { fault: { status: 500, empty: true }, ends: { user: 'error' } },
  'a proxy’s 502': { fault: { status: 502, html: true }, ends: { user: 'unanswered' } },
  'an empty 503': { fault: { status: 503, empty: true }, ends: { user: 'unanswered' } },
  'an empty 504': { fault: { status: 504, empty: true }, ends: { user: 'unanswered' } },
  'a bare 401': { fault: { status: 401, bare: true }, ends: { user: 'end session', guest: 'error' } },
  'a 401': { fault: { status: 401, code: 'UNAUTHORIZED_ACCESS' }, ends: { user: 'end session', guest: 'warning' } },
  'a 403': { fault: { status: 403, code: 'MFA_INVALID_USER' }, ends: { user: 'warning' } },
  'a 404 that ends the session': {
    fault: { status: 404, code: 'SESSION_NOT_FOUND' },
    ends: { user: 'force logout', guest: 'warning' },
  },
  'a 409': { fault: { status: 409, code: 'IN_USE' }, ends: { user: 'warning' } },
  'a 422 of Payments': {
    fault: { status: 422, type: 'Payments', fields: { accountNumber: 'wrong' } },
    ends: { user: 'fields' },
  },
  'a message for the customer': {
    fault: { status: 418, type: 'B2BError', title: 'Closed', body: 'Until noon' },
    ends: { user: 'dialog' },
  },
  'a 200 with nothing in it': { fault: { status: 200, empty: true }, ends: { user: 'unanswered' } },
  'half an answer': { fault: { status: 200, garbage: true }, ends: { user: 'unanswered' } },
  'an answer of another shape': {
    fault: { status: 200, answer: { nothing: 'of the kind' } },
    ends: { user: 'unanswered' },
  },
  'a line that breaks': { fault: { network: true }, ends: { user: 'unanswered' } },
  'an answer lost on its way': { fault: { lost: true }, ends: { user: 'unanswered' } },
};

const beforeSignIn: readonly Name[] = [
  'client',
  'login',
  'requestOtc',
  'confirmOtc',
  'sso',
  'confirmMfa',
  'forgotPassword',
  'resetPassword',
  'register',
  'link',
  'enrol',
  'sendSupportTicket',
  'access',
];
const tenMegabytes = JSON.stringify('-'.repeat(10 * 2 ** 20));
const names = Object.keys(calls) as Name[];
const pathOf = (name: Name) =>
  calls[name].call
    .replace(/^\w+ /, '')
    .replace(/\?.*/, '')
    .replace(/\{\w+\}/g, '*');

/** All faults in the exhaustive tier. Otherwise two faults, plus those with a special outcome for this call. */
const chosenFaults = (name: Name): [string, Fault][] => {
  // A ticket system need not number its tickets, so every object means that it has the message.
  const isFault = ([fault]: [string, Fault]) => name !== 'sendSupportTicket' || fault !== 'an answer of another shape';
  const all = Object.entries(faults).filter(isFault);
  const two = twoFaults(all, names.indexOf(name));
  const isException = ({ ends }: Fault) => name !== 'logout' && expectedOf(name, ends) !== ends.user;
  return all.filter((each) => isExhaustive || two.includes(each) || isException(each[1]));
};

let line: Line;
beforeAll(async () => {
  line = await startLine();
  line.signedInWith(await line.tokenOf('anna@sky.test'));
});
afterEach(() => line.clear());
afterAll(() => line.close());

describe.each(names)('%s', (name) => {
  it.each(chosenFaults(name))('ends in a designed state at %s', async (_, { fault, ends }) => {
    await line.raise({ path: pathOf(name), ...fault });

    const reaction = await endOf(name);

    expect(reaction?.kind).toBe(expectedOf(name, ends));
    expectTexts(reaction);
  });
});

it('gets each fault at four calls or more, and two faults or more per call', () => {
  const met = names.map((name) => chosenFaults(name).map(([fault]) => fault));

  expect(Math.min(...met.map((all) => all.length))).toBeGreaterThanOrEqual(2);
  for (const fault of Object.keys(faults))
    expect([fault, met.filter((all) => all.includes(fault)).length >= 4]).toEqual([fault, true]);
});

it('ends in a designed state if no answer comes in time, for all calls at once', async () => {
  // A scan may take two minutes; `src/api/wire.test.ts` has its deadline.
  const others = names.filter((name) => name !== 'scan');
  for (const path of new Set(others.map(pathOf))) await line.raise({ path, hold: true, times: 100 });

  const reactions = await Promise.all(others.map(endOf));

  for (const [at, name] of others.entries()) {
    expect([name, reactions[at]?.kind]).toEqual([name, expectedOf(name, { user: 'unanswered' })]);
    expectTexts(reactions[at]);
  }
});

it('reports that the insurer cannot be reached if it is down', async () => {
  const alone = await startLine({ apiUrl: 'http://127.0.0.1:9/api' });

  for (const name of names.filter((each) => each !== 'logout'))
    expect([name, await asking[name](alone).catch(() => 'unanswered')]).toEqual([name, 'unanswered']);

  await alone.close();
});

it('rejects an answer of ten megabytes', async () => {
  const server = createServer((_asked, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(tenMegabytes),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const flooded = await startLine({ apiUrl: `http://127.0.0.1:${port}/api` });

  for (const name of names.filter((each) => each !== 'logout'))
    expect([name, await asking[name](flooded).catch(() => 'unanswered')]).toEqual([name, 'unanswered']);

  await flooded.close();
  server.close();
});

/** Returns the app's reaction to the end of the call; undefined if it ignores failures. */
async function endOf(name: Name): Promise<Reaction | undefined> {
  try {
    return (await asking[name](line)).reaction;
  } catch {
    return { kind: 'unanswered', code: 'NO_ANSWER' };
  }
}

function expectedOf(name: Name, { user, guest }: Expected): Reaction['kind'] | undefined {
  // The session ends in the browser, whatever the insurer answers.
  if (name === 'logout') return undefined;
  const kind = beforeSignIn.includes(name) ? (guest ?? user) : user;
  // Without a client the portal can only show that it failed to start.
  return name === 'client' && (kind === 'fields' || kind === 'dialog') ? 'error' : kind;
}

function expectTexts(reaction: Reaction | undefined): void {
  for (const text of textsOf(reaction))
    expect([english, spanish, french].map((texts) => text in texts)).not.toContain(false);
}

function textsOf(reaction: Reaction | undefined): string[] {
  if (!reaction) return [];
  if (reaction.kind === 'fields') return ['validation.invalid'];
  if (reaction.kind === 'error') return ['errors.unknown'];
  const code: Code | undefined = 'code' in reaction ? reaction.code : undefined;
  return [code ? textOfCode(code) : 'errors.unauthorized_session'];
}
