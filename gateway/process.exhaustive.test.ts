import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { ask } from '#tests/kit/gateway/ask.ts';
import { held } from '#tests/kit/gateway/insurer.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let folder: string;
let helper: Stage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-process-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'gateway/main.ts', outDir: folder, emptyOutDir: false, target: 'node20' },
  });
  helper = await stage();
});
afterAll(async () => {
  await helper.close();
  await rm(folder, { recursive: true });
});

type Running = { process: ChildProcess; url: string; said: () => string; exit: Promise<number | null> };

async function start(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: helper.insurer.url,
      PARTNERS_FILE: join(helper.folder, 'partners.json'),
      DIST_DIR: join(helper.folder, 'dist'),
      // On a busy machine the gateway would refuse the test's requests.
      MAX_DELAY_MS: '60000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { process: child, url: `http://127.0.0.1:${port}`, said: () => said, exit };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function ready({ url }: Running): Promise<void> {
  const status = () =>
    ask(url, { path: '/readyz' }).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

it('serves, stops on a signal, and is built as one file', async () => {
  const portal = await start();
  await ready(portal);
  expect((await ask(portal.url, { headers: { accept: 'text/html' } })).text).toContain('<title>');

  portal.process.kill('SIGTERM');
  expect(await portal.exit).toBe(0);
});

it.each([
  ['stops', 'SIGTERM'],
  ['crashes', 'SIGUSR2'],
] as const)('has written its log to the last line when it %s', async (_how, signal) => {
  const crash = join(folder, 'crash.cjs');
  await writeFile(crash, "process.on('SIGUSR2', () => { throw new Error('crashed'); });");
  const portal = await start({ NODE_OPTIONS: `--require ${crash}` });
  await ready(portal);
  const [first, second] = [await ask(portal.url, { json: {} }), await ask(portal.url, { json: {} })];
  portal.process.kill(signal);
  await portal.exit;
  await expect.poll(portal.said).toContain(first.headers['x-request-id']);
  await expect.poll(portal.said).toContain(second.headers['x-request-id']);
});

it('ends at once on a second signal', async () => {
  const portal = await start();
  await ready(portal);
  const question = held();
  helper.insurer.next(question.mishap);
  const answer = ask(portal.url, { headers: { accept: 'text/html' } }).catch((error: Error) => error.message);
  await question.came;

  portal.process.kill('SIGINT');
  await expect
    .poll(() =>
      ask(portal.url, { path: '/healthz' }).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
  portal.process.kill('SIGINT');
  expect(await portal.exit).toBe(1);
  await answer;
});

it.each([
  [
    'a taken port',
    () => ({ PORT: new URL(helper.url).port }),
    /^Port \d+ is taken\. Choose another one with PORT\.\n$/,
  ],
  ['a wrong setting', () => ({ PORT: 'http' }), /^PORT is a whole number from 0 on\n$/],
  [
    'a host that is not this machine',
    () => ({ HOST: '203.0.113.1' }),
    /^HOST 203\.0\.113\.1 is no address of this machine\.\n$/,
  ],
])('says in one sentence that it cannot start with %s', async (_what, env, sentence) => {
  const portal = await start(env());
  expect(await portal.exit).toBe(1);
  expect(portal.said()).toMatch(sentence);
});
