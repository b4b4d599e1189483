import { afterEach, describe, expect, it } from 'vitest';

import { held } from '#tests/kit/gateway/insurer.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type GraphqlAnswer, type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;
afterEach(() => portal.close());

const codes = (answers: GraphqlAnswer[]) => answers.map(({ errors }) => errors?.[0]?.extensions.code);
const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS', type: 'Error' };

async function inTurn(times: number, run: () => Promise<GraphqlAnswer>): Promise<GraphqlAnswer[]> {
  const answers: GraphqlAnswer[] = [];
  while (answers.length < times) answers.push(await run());
  return answers;
}

describe('too many requests', () => {
  it('from one address are refused, with the time to wait', async () => {
    portal = await stage({ limits: { requestsPerMinute: 3 } });
    portal.insurer.answer('GET /platform/items', []);
    const answers = await inTurn(4, () => portal.run('Items'));

    expect(codes(answers)).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
    const refused = answers[3];
    expect(refused).toMatchObject({ status: 429, data: null, errors: [{ extensions: tooMany }] });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(portal.insurer.asked).toHaveLength(3);
    // Pages and files do not count.
    expect((await portal.get('/robots.txt')).status).toBe(200);
  });

  it('from one address do not affect others', async () => {
    portal = await stage({ limits: { requestsPerMinute: 1 }, trustProxy: true });
    portal.insurer.answer('GET /platform/items', []);
    const from = (ip: string) => portal.run('Items', {}, { headers: { 'x-forwarded-for': ip } });
    const answers = [await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.2')];
    expect(codes(answers)).toEqual([undefined, 'TOO_MANY_REQUESTS', undefined]);
    // A customer with one IPv6 address has a whole network of them.
    const six = [await from('2001:db8:1:2::1'), await from('2001:db8:1:2::ffff'), await from('2001:db8:1:103::1')];
    expect(codes(six)).toEqual([undefined, 'TOO_MANY_REQUESTS', undefined]);
  });
});

describe('too many pages', () => {
  it('for one address are refused without a call to the insurer', async () => {
    portal = await stage({ limits: { pagesPerMinute: 3 } });
    const statuses: number[] = [];
    for (const path of ['/', '/dashboard', '/no/such/page', '/', '/terms'])
      statuses.push((await portal.get(path, { headers: { accept: 'text/html' } })).status);

    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(portal.insurer.asked).toHaveLength(3);
    expect(await portal.get('/', { headers: { accept: 'text/html' } })).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    // Files and data have their own limits.
    expect((await portal.get('/robots.txt')).status).toBe(200);
    expect((await portal.run('Items')).status).toBe(200);
  });
});

describe('too many attempts to sign in', () => {
  it('are refused in any step of signing in, and nothing else is', async () => {
    portal = await stage({ limits: { signInsPerMinute: 2 } });
    for (const { call, answer } of Object.values(samples)) portal.insurer.answer(call, answer);
    const { login, confirmMfa, sso } = samples;
    const answers = [
      await portal.run(login.document, login.variables),
      await portal.run(confirmMfa.document, confirmMfa.variables),
      await portal.run(sso.document, sso.variables),
    ];

    expect(codes(answers)).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS']);
    expect(answers[2]).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(portal.insurer.asked).toHaveLength(2);
    expect((await portal.run('Items')).errors).toBeUndefined();
    expect((await portal.run(login.document, login.variables, { host: 'voyage.localhost' })).errors).toBeUndefined();
  });

  it('are counted per partner, however its host is written', async () => {
    portal = await stage({ limits: { signInsPerMinute: 2 }, trustProxy: '127.0.0.1' });
    const { call, document, variables, answer } = samples.login;
    portal.insurer.answer(call, answer);
    const at = (host: string, headers = {}) => portal.run(document, variables, { host, headers });
    const answers = [
      await at('sky.localhost'),
      await at('SKY.localhost:4000'),
      await at('sky.localhost.'),
      await at('localhost'),
      await at('voyage.localhost', { 'x-forwarded-host': 'Sky.Localhost' }),
    ];
    expect(codes(answers)).toEqual([undefined, undefined, ...Array(3).fill('TOO_MANY_REQUESTS')]);
    expect(codes([await at('voyage.localhost')])).toEqual([undefined]);
  });
});

describe('an overload', () => {
  it('is refused at once, and requests are accepted again when there is room', async () => {
    portal = await stage({ limits: { inFlight: 1 } });
    portal.insurer.answer('GET /platform/items', []);
    const question = held();
    portal.insurer.next(question.mishap);
    const first = portal.run('Items');
    const reply = await question.came;

    const refused = await portal.run('Items');
    expect(refused).toMatchObject({
      status: 503,
      data: null,
      headers: { 'retry-after': '1' },
      errors: [{ extensions: { status: 503, code: 'OVERLOADED', type: 'Error' } }],
    });
    expect(await portal.get('/', { headers: { accept: 'text/html' } })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    expect((await portal.get('/healthz')).status).toBe(200);
    expect(await portal.get('/readyz')).toMatchObject({
      status: 503,
      text: '{"ready":false,"obstacles":["overloaded"]}',
    });

    reply.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    expect((await first).data).toEqual({ items: [] });
    await expect.poll(async () => (await portal.run('Items')).status).toBe(200);
  });

  it('leaves room for other customers and other partners', async () => {
    portal = await stage({ limits: { inFlight: 8 }, trustProxy: true });
    portal.insurer.answer('GET /platform/items', []);
    const questions = Array.from({ length: 8 }, held);
    portal.insurer.next(...questions.map(({ mishap }) => mishap));
    const under: Promise<GraphqlAnswer>[] = [];
    const ask = (ip: string, host: string) => portal.run('Items', {}, { host, headers: { 'x-forwarded-for': ip } });
    const begin = async (ip: string, host: string) => {
      const question = questions[under.length];
      under.push(ask(ip, host));
      await question?.came;
    };

    for (let time = 0; time < 4; time += 1) await begin('203.0.113.1', 'sky.localhost');
    expect(await ask('203.0.113.1', 'sky.localhost')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      errors: [{ extensions: { code: 'OVERLOADED' } }],
    });
    // The partner does not matter: it is the same customer.
    expect(codes([await ask('203.0.113.1', 'voyage.localhost')])).toEqual(['OVERLOADED']);
    await begin('203.0.113.2', 'sky.localhost');
    await begin('203.0.113.3', 'sky.localhost');
    expect(codes([await ask('203.0.113.4', 'sky.localhost')])).toEqual(['OVERLOADED']);
    await begin('203.0.113.4', 'voyage.localhost');
    await begin('203.0.113.5', 'voyage.localhost');
    expect(codes([await ask('203.0.113.6', 'voyage.localhost')])).toEqual(['OVERLOADED']);

    for (const { came } of questions) (await came).writeHead(200, { 'content-type': 'application/json' }).end('[]');
    expect(codes(await Promise.all(under))).toEqual(Array(8).fill(undefined));
    await expect.poll(async () => codes([await ask('203.0.113.1', 'sky.localhost')])).toEqual([undefined]);
  });

  it('ends when its customer leaves', async () => {
    portal = await stage({ limits: { inFlight: 1 } });
    portal.insurer.answer('GET /platform/items', []);
    const question = held();
    portal.insurer.next(question.mishap);
    const leaving = new AbortController();
    const first = portal.run('Items', {}, { signal: leaving.signal });
    await question.came;
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    await expect.poll(async () => (await portal.run('Items')).status).toBe(200);
  });

  it('is detected by a late event loop as well', async () => {
    portal = await stage({ limits: { delayMs: 1 } });
    portal.insurer.answer('GET /platform/items', []);
    const busy = () => {
      for (const until = performance.now() + 30; performance.now() < until; );
    };
    const working = setInterval(busy, 31);
    try {
      await expect.poll(async () => codes([await portal.run('Items')])[0], { timeout: 10_000 }).toBe('OVERLOADED');
    } finally {
      clearInterval(working);
    }
  });
});
