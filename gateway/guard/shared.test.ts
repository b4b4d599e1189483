import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type GraphqlAnswer, type Stage, stage } from '#tests/kit/gateway/stage.ts';
import { hasRedis, redisServer } from '#tests/kit/redis.ts';

const portals: Stage[] = [];
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.close();
});

type Limits = NonNullable<Parameters<typeof stage>[0]>['limits'];

async function portalAt(redisUrl: string, limits: Limits = { requestsPerMinute: 4 }): Promise<Stage> {
  const portal = await stage({ redisUrl, ...(limits && { limits }) });
  portals.push(portal);
  for (const { call, answer } of Object.values(samples)) portal.insurer.answer(call, answer);
  return portal;
}

const codes = (answers: GraphqlAnswer[]) => answers.map(({ errors }) => errors?.[0]?.extensions.code);
const said = (portal: Stage, text: string) => portal.lines().filter(({ msg }) => String(msg).includes(text)).length;
/** The gateway reconnects at growing intervals. */
const polling = { timeout: 20_000 };
async function saysSoon(portal: Stage, text: string, times: number) {
  await expect.poll(() => said(portal, text), polling).toBe(times);
}
const sharing = (portal: Stage, times = 1) => saysSoon(portal, 'limits are shared', times);
const alone = (portal: Stage, times = 1) => saysSoon(portal, 'counted here alone', times);

async function inTurn(of: Stage[], times: number, run = (portal: Stage) => portal.run('Items')) {
  const answers: GraphqlAnswer[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await run(of[time % of.length] as Stage));
  return codes(answers);
}

const refused = 'TOO_MANY_REQUESTS';

describe.each(hasRedis ? ['redis-server'] : [])('limits with a %s', () => {
  async function server() {
    const redis = await redisServer();
    await redis.start();
    onTestFinished(() => redis.stop());
    return redis;
  }

  it('are shared by two instances', async () => {
    const { url } = await server();
    const both = [await portalAt(url), await portalAt(url)];
    for (const portal of both) await sharing(portal);

    expect(await inTurn(both, 6)).toEqual([...Array(4).fill(undefined), refused, refused]);
    const { headers } = await (both[1] as Stage).run('Items');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('are stored under their name for a minute', async () => {
    const { url } = await server();
    const portal = await portalAt(url, {});
    await sharing(portal);
    const { document, variables } = samples.login;
    await portal.run(document, variables, { host: 'voyage.localhost' });
    await portal.get('/', { headers: { accept: 'text/html' } });

    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const keys = (await redis.keys('*')).toSorted();
    expect(keys).toEqual([
      'portal-limit:page:127.0.0.1',
      'portal-limit:request:127.0.0.1',
      'portal-limit:sign-in:voyage:127.0.0.1',
    ]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });

  it('are shared for signing in and for pages', async () => {
    const { url } = await server();
    const limits = { signInsPerMinute: 2, pagesPerMinute: 2 };
    const both = [await portalAt(url, limits), await portalAt(url, limits)];
    for (const portal of both) await sharing(portal);

    const { document, variables } = samples.login;
    expect(await inTurn(both, 3, (portal) => portal.run(document, variables))).toEqual([undefined, undefined, refused]);
    const statuses: number[] = [];
    for (const portal of [...both, ...both])
      statuses.push((await portal.get('/', { headers: { accept: 'text/html' } })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('are counted per instance while it is down', async () => {
    const redis = await server();
    const portal = await portalAt(redis.url);
    await sharing(portal);
    await redis.stop();
    await alone(portal);

    expect(await inTurn([portal], 5)).toEqual([...Array(4).fill(undefined), refused]);
    await redis.start();
    await sharing(portal, 2);
    expect(await inTurn([portal], 1)).toEqual([undefined]);
    expect(said(portal, 'counted here alone')).toBe(1);
  });

  it('do not wait for a frozen one, nor does a stop', async () => {
    const redis = await server();
    const portal = await portalAt(redis.url);
    await sharing(portal);
    redis.freeze();

    const started = performance.now();
    expect(await inTurn([portal], 4)).toEqual(Array(4).fill(undefined));
    await portal.stop();
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(said(portal, 'counted here alone')).toBe(1);
  });
});

it('without Redis are counted per instance, reported once', async () => {
  const portal = await portalAt('redis://127.0.0.1:1');
  expect(await inTurn([portal], 5)).toEqual([...Array(4).fill(undefined), refused]);
  await alone(portal);
  const log = JSON.stringify(portal.lines());
  expect(log).not.toContain('127.0.0.1:1"');
  expect(log).not.toContain('redis://');
});
