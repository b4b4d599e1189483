import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { classify } from '#schema/classify.ts';
import { type Code, insurerCodes, type Refusal } from '#schema/errors.ts';

import { createRawAnswer, hangUp, held, type Mishap, silence } from '#tests/kit/gateway/insurer.ts';
import { bearer, samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

const again = (mishap: Mishap) => [mishap, mishap, mishap];

/** Returns the app's view: the extensions it reads, and its reaction. */
async function seen(document: string, variables: object = {}) {
  const { status, data, errors } = await portal.run(document, variables, { headers: bearer });
  const refusals = (errors ?? []).map(({ extensions }) => extensions) as Refusal[];
  return { http: status, data, refusals, reaction: classify(refusals, { signedIn: true, fields: ['code'] }) };
}

const html = { 'content-type': 'text/html' };
const refusal = (status: number, body: object) => createRawAnswer(status, JSON.stringify({ status, ...body }));
const tenMegabytes = JSON.stringify([{ itemId: 'x'.repeat(10_000_000) }]);

const unanswered = (code: string) => ({ kind: 'unanswered', code });

const failures: [string, Mishap, object, object][] = [
  [
    '500 with a message and no code',
    refusal(500, { message: 'The flight service fell over' }),
    { status: 500, message: 'Request failed with status code 500' },
    { kind: 'error', isBroken: true },
  ],
  [
    '500 with a code',
    refusal(500, { code: 'CONFIG_ERROR', type: 'Error', message: 'Broken' }),
    { status: 500, code: 'CONFIG_ERROR', type: 'Error', message: 'Request failed with status code 500' },
    { kind: 'warning', code: 'CONFIG_ERROR' },
  ],
  [
    '502 in HTML',
    createRawAnswer(502, '<html>Bad Gateway nginx/1.2</html>', html),
    { status: 502, message: 'Request failed with status code 502' },
    unanswered('NO_ANSWER'),
  ],
  [
    '503',
    createRawAnswer(503, ''),
    { status: 503, message: 'Request failed with status code 503' },
    unanswered('NO_ANSWER'),
  ],
  [
    '504',
    createRawAnswer(504, ''),
    { status: 504, message: 'Request failed with status code 504' },
    unanswered('NO_ANSWER'),
  ],
  [
    '429 without a code',
    createRawAnswer(429, ''),
    { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Request failed with status code 429' },
    { kind: 'warning', code: 'TOO_MANY_REQUESTS' },
  ],
  [
    'a bare 401',
    createRawAnswer(401, ''),
    { status: 401, message: 'Request failed with status code 401' },
    { kind: 'end session' },
  ],
  [
    '401 with a code',
    refusal(401, { code: 'UNAUTHORIZED_ACCESS', type: 'Error', message: 'Unauthorized' }),
    { status: 401, code: 'UNAUTHORIZED_ACCESS', type: 'Error', message: 'Unauthorized' },
    { kind: 'end session', code: 'UNAUTHORIZED_ACCESS' },
  ],
  [
    '403',
    refusal(403, { code: 'MFA_INVALID_USER', message: 'Not yours' }),
    { status: 403, code: 'MFA_INVALID_USER', message: 'Not yours' },
    { kind: 'warning', code: 'MFA_INVALID_USER' },
  ],
  [
    '409',
    refusal(409, { code: 'IN_USE', message: 'In use' }),
    { status: 409, code: 'IN_USE', message: 'In use' },
    { kind: 'warning', code: 'IN_USE' },
  ],
  [
    '422 of payments',
    refusal(422, { type: 'Payments', message: 'No', fields: { sortCode: 'wrong' } }),
    { status: 422, type: 'Payments', message: 'No', fields: { sortCode: 'wrong' } },
    { kind: 'fields', fields: { sortCode: 'invalid' } },
  ],
  [
    'a dialog, with a body that claims another status and says too much',
    createRawAnswer(
      418,
      JSON.stringify({ status: 200, type: 'B2BError', title: 'Shut', body: 'Till noon', stack: 'at x.js' }),
    ),
    { status: 418, type: 'B2BError', title: 'Shut', body: 'Till noon', message: 'Request failed with status code 418' },
    { kind: 'dialog', title: 'Shut', body: 'Till noon' },
  ],
  [
    'a refusal of the wrong shape',
    createRawAnswer(400, JSON.stringify({ code: 7, message: ['x'] })),
    { status: 400, message: 'Request failed with status code 400' },
    { kind: 'error' },
  ],
  [
    'a refusal that cannot be printed',
    createRawAnswer(400, '{"code":{"toString":null},"message":{"toString":null}}'),
    { status: 400, message: 'Request failed with status code 400' },
    { kind: 'error' },
  ],
  [
    'an answer that cannot be printed',
    createRawAnswer(200, '{"toString":null}'),
    { code: 'ANSWER_UNREADABLE', message: "The insurer's answer does not fit at ." },
    unanswered('ANSWER_UNREADABLE'),
  ],
  ['an empty 200', createRawAnswer(200, ''), { code: 'ANSWER_UNREADABLE' }, unanswered('ANSWER_UNREADABLE')],
  [
    'a 200 in HTML',
    createRawAnswer(200, '<html>', html),
    { code: 'ANSWER_UNREADABLE' },
    unanswered('ANSWER_UNREADABLE'),
  ],
  [
    'a wrong shape',
    createRawAnswer(200, '[{"itemId":7}]'),
    { code: 'ANSWER_UNREADABLE', message: "The insurer's answer does not fit at 0.itemId" },
    unanswered('ANSWER_UNREADABLE'),
  ],
  [
    'lists in lists, 200,000 deep',
    createRawAnswer(200, `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    { status: 502, code: 'ANSWER_UNREADABLE' },
    unanswered('ANSWER_UNREADABLE'),
  ],
  [
    'ten megabytes',
    createRawAnswer(200, tenMegabytes),
    { code: 'ANSWER_UNREADABLE', message: "The insurer's answer is too long" },
    unanswered('ANSWER_UNREADABLE'),
  ],
  [
    'a redirect, which is not followed',
    createRawAnswer(302, '', { location: 'http://127.0.0.1:9/' }),
    { code: 'ANSWER_UNREADABLE' },
    unanswered('ANSWER_UNREADABLE'),
  ],
  ['a connection reset', hangUp, { status: 503, code: 'NO_ANSWER' }, unanswered('NO_ANSWER')],
  [
    'half an answer',
    (reply) => reply.writeHead(200, { 'content-length': '100' }).write('[{', () => reply.destroy()),
    { status: 503, code: 'NO_ANSWER' },
    unanswered('NO_ANSWER'),
  ],
  ['silence', silence, { status: 504, code: 'ANSWER_LATE' }, unanswered('ANSWER_LATE')],
];

describe.each(failures)('an answer of the insurer with %s', (_what, mishap, extensions, reaction) => {
  it('to a read gives the app the right reaction', async () => {
    portal.insurer.next(...again(mishap));
    const answer = await seen('Items');
    expect(answer).toEqual({ http: 200, data: null, refusals: [expect.objectContaining(extensions)], reaction });
    expect(answer.refusals[0]).not.toHaveProperty('stack');
  });

  it('to a write gives the app the right reaction, after one call', async () => {
    portal.insurer.next(...again(mishap));
    const { document, variables } = samples.confirmMfa;
    const { refusals, reaction: reacted } = await seen(document, variables);
    const [told] = refusals;
    // The place that does not fit differs here.
    const expected = {
      ...extensions,
      ...('message' in extensions && told?.code === 'ANSWER_UNREADABLE' ? { message: told.message } : {}),
    };
    expect(told).toMatchObject(expected);
    expect(reacted).toEqual(reaction);
    expect(portal.insurer.asked).toHaveLength(1);
  });
});

it.each([
  [
    'an answer',
    200,
    (deep: string) =>
      `[{"itemId":"i","itemTypeId":"t","propositionId":"p","properties":{"a":${deep}},"externalPolicyNumber":"n","permissions":[]}]`,
  ],
  ['a refusal', 400, (deep: string) => `{"status":400,"code":"INVALID_PARAMS","fields":{"a":${deep}},"body":${deep}}`],
])('%s contains 200,000 nested lists where anything may be', async (_what, status, around) => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  portal.insurer.next(...again(createRawAnswer(status, around(deep))));
  const { refusals } = await seen('Items');
  expect(refusals).toEqual([expect.objectContaining({ status: 502, code: 'ANSWER_UNREADABLE' })]);
});

it('covers every code of the catalogue', async () => {
  for (const [code, { status }] of Object.entries(insurerCodes)) {
    portal.insurer.next(refusal(status, { code, type: 'Error', message: code }));
    const { refusals } = await seen('Items');
    const message = status < 500 ? code : `Request failed with status code ${status}`;
    expect(refusals).toEqual([{ status, code: code as Code, type: 'Error', message }]);
  }
});

it('a number too large for the schema makes an answer unreadable', async () => {
  const [trip] = samples.trips.answer;
  const flights = trip?.flights.map((flight) => ({ ...flight, totalPassengers: 3e9 }));
  for (let time = 0; time < 3; time += 1) {
    portal.insurer.next(createRawAnswer(200, JSON.stringify([{ ...trip, flights }])));
    const { refusals } = await seen('Trips', samples.trips.variables);
    expect(refusals[0]).toMatchObject({ status: 502, code: 'ANSWER_UNREADABLE' });
  }
});

describe('a read', () => {
  it('is tried up to three times', async () => {
    portal.insurer.answer('GET /platform/items', []);
    portal.insurer.next(createRawAnswer(502, '<html>'), hangUp);
    expect((await seen('Items')).data).toEqual({ items: [] });
    expect(portal.insurer.asked).toHaveLength(3);

    portal.insurer.next(...again(hangUp), hangUp);
    await seen('Items');
    expect(portal.insurer.asked).toHaveLength(3);
  });

  it('is retried when the insurer allows it', async () => {
    portal.insurer.answer('GET /platform/items', []);
    portal.insurer.next(createRawAnswer(503, '', { 'retry-after': new Date(Date.now() + 900).toUTCString() }));
    expect((await seen('Items')).data).toEqual({ items: [] });
  });

  it('is not retried when the insurer demands a longer pause than the customer waits', async () => {
    portal.insurer.next(createRawAnswer(503, '', { 'retry-after': '60' }));
    expect((await seen('Items')).refusals).toEqual([expect.objectContaining({ status: 503 })]);
    expect(portal.insurer.asked).toHaveLength(1);
  });

  it('is not retried after an answer, even an error', async () => {
    portal.insurer.next(...again(createRawAnswer(500, '')));
    await seen('Items');
    expect(portal.insurer.asked).toHaveLength(1);
  });

  it('is aborted when the customer leaves', async () => {
    // A long deadline, so that only leaving can abort it.
    const patient = await stage({ limits: { deadlineMs: 60_000 } });
    const question = held();
    patient.insurer.next(question.mishap);
    const leaving = new AbortController();
    const answer = patient.run('Items', {}, { signal: leaving.signal });
    const reply = await question.came;
    const brokenOff = new Promise((resolve) => reply.once('close', resolve));
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await brokenOff;
    expect(patient.insurer.asked).toHaveLength(1);
    await patient.close();
  });
});

describe('a write', () => {
  it('completes when the customer leaves', async () => {
    const question = held();
    portal.insurer.next(question.mishap);
    const leaving = new AbortController();
    const answer = portal.run('Logout', {}, { signal: leaving.signal });
    const reply = await question.came;
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    // Another request through the same process gives the first one the chance to be aborted.
    await portal.run('Items');

    expect(reply.destroyed).toBe(false);
    const ended = new Promise((resolve) => reply.once('finish', resolve));
    reply.writeHead(204).end();
    await ended;
  });
});
