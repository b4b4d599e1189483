import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { ask } from '#tests/kit/gateway/ask.ts';
import { held } from '#tests/kit/gateway/insurer.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

const { login } = samples;

async function portalUnder(question: ReturnType<typeof held>): Promise<Stage> {
  const portal = await stage();
  onTestFinished(() => portal.close());
  portal.insurer.next(question.mishap);
  return portal;
}

async function connected(portal: Stage): Promise<Socket> {
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

it('completes running requests and accepts no new ones', async () => {
  const question = held();
  const portal = await portalUnder(question);
  const answer = portal.run(login.document, login.variables);
  const reply = await question.came;

  const stopped = portal.stop();
  await expect
    .poll(() => portal.get('/healthz').catch((error: Error & { code?: string }) => error.code))
    .toBe('ECONNREFUSED');
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(login.answer));

  expect((await answer).data).toEqual({ login: { __typename: 'SignIn', ...login.answer } });
  await stopped;
});

it('reports that it is not ready first, and serves meanwhile', async () => {
  const portal = await portalUnder(held());
  portal.insurer.next();
  portal.insurer.answer('GET /platform/items', []);
  const stopped = portal.stop({ noticeMs: 500 });

  expect(await portal.get('/readyz')).toMatchObject({
    status: 503,
    headers: { connection: 'close' },
    text: '{"ready":false,"obstacles":["draining"]}',
  });
  expect((await portal.run('Items')).data).toEqual({ items: [] });
  expect((await portal.get('/healthz')).status).toBe(200);
  await stopped;
});

it('does not wait for idle, incomplete or abandoned connections', async () => {
  const question = held();
  const portal = await portalUnder(question);
  const silent = await connected(portal);
  const half = await connected(portal);
  half.write('POST /graphql HTTP/1.1\r\nhost: sky.localhost\r\n');
  const leaving = new AbortController();
  const left = portal.run('Items', {}, { signal: leaving.signal });
  await question.came;
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');

  const began = performance.now();
  await portal.stop();
  expect(performance.now() - began).toBeLessThan(3_000);
  await Promise.all([silent, half].map(async (socket) => socket.closed || once(socket, 'close')));
});

it('completes a write at the insurer after its customer has left', async () => {
  const question = held();
  const portal = await portalUnder(question);
  const leaving = new AbortController();
  const left = portal.run(login.document, login.variables, { signal: leaving.signal });
  const reply = await question.came;
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');

  let hasStopped = false;
  const stopped = portal.stop().then(() => {
    hasStopped = true;
  });
  await expect
    .poll(() => portal.get('/healthz').catch((error: Error & { code?: string }) => error.code))
    .toBe('ECONNREFUSED');
  // Enough time for a stop that waits for nothing.
  for (let time = 0; time < 20; time += 1) await ask(portal.insurer.url, { path: '/' });
  expect({ hasStopped, isBrokenOff: reply.destroyed }).toEqual({ hasStopped: false, isBrokenOff: false });
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(login.answer));
  await stopped;
});

it('does not wait forever', async () => {
  const question = held();
  const portal = await portalUnder(question);
  const answer = portal.run('Items').catch((error: Error) => error.message);
  await question.came;
  await portal.stop({ graceMs: 50 });
  expect(await answer).toMatch(/socket hang up|ECONNRESET/);
});
