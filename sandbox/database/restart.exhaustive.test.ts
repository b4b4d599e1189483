import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { is } from 'superstruct';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { PartnersFile } from '#schema/partners.ts';
import { databases, emptyDatabase } from '#tests/kit/databases.ts';
import { findApiKey, now } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { type Sandbox, sandbox } from '../server.ts';
import { lockDirectory } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lever = (running: Sandbox, method: 'GET' | 'POST', path: string, payload?: object) =>
  running.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) });
const signOn = async (running: Sandbox) =>
  (await lever(running, 'GET', '/token?user=anna@sky.test')).json<{ token: string }>().token;
const passengers = async (running: Sandbox, token: string, key = findApiKey(running, 'sky')) => {
  const headers = { 'x-api-key': key, authorization: `Bearer ${token}` };
  return (await running.app.inject({ url: '/api/travel/passengers', headers })).statusCode;
};

describe.each(databases)('after a restart, on %s,', (kind) => {
  it('all data is unchanged: keys, sessions, codes, rows, clock', async () => {
    const place = kind === 'PGlite' ? { dataDir: join(folder, 'kept') } : { databaseUrl: await emptyDatabase(kind) };
    const first = await sandbox({ ...place, now });
    const [running, ended] = [await signOn(first), await signOn(first)];
    await lever(first, 'POST', '/revoke', { token: ended });
    await lever(first, 'POST', '/clock', { advanceMs: 30 * 60_000 });
    await lever(first, 'POST', '/flight', { flightNumber: 'SK101', set: { departed: 1 } });
    const asked = await first.app.inject({
      method: 'POST',
      url: '/api/platform/user/login/otc',
      headers: { 'x-api-key': findApiKey(first, 'rails') },
      payload: { identifier: 'otc@rails.test', partnerId: toUuid('partner:rails') },
    });
    const key = findApiKey(first, 'sky');
    const add = (sandbox: Sandbox) =>
      sandbox.app.inject({
        method: 'POST',
        url: '/api/travel/passengers',
        headers: { 'x-api-key': key, authorization: `Bearer ${running}`, 'idempotency-key': 'before the restart' },
        payload: { name: 'Zoe', surname: 'Berg', mobilePhoneNumber: '+15550100077' },
      });
    const added = await add(first);
    await first.app.close();

    const second = await sandbox({ ...place, now });
    expect(second.partners).toEqual(first.partners);
    expect([await passengers(second, running, key), await passengers(second, ended, key)]).toEqual([200, 401]);
    expect(second.clock.now().toISOString()).toBe('2031-03-14T12:30:00.000Z');
    const trips = await second.app.inject({
      url: `/api/travel/trips?userId=${toUuid('user:anna@sky.test')}`,
      headers: { 'x-api-key': key, authorization: `Bearer ${running}` },
    });
    expect(trips.json()[0].flights[0]).toMatchObject({ flightNumber: 'SK101', departed: 1 });
    const confirmed = await second.app.inject({
      method: 'POST',
      url: '/api/platform/user/login/confirm',
      headers: { 'x-api-key': findApiKey(second, 'rails') },
      payload: { sessionId: asked.json().sessionId, code: '123456' },
    });
    expect(confirmed.statusCode).toBe(200);
    const again = await add(second);
    expect([added.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(added.json());
    await second.app.close();
  });
});

const staleLocks: [whose: string, lock: string][] = [
  ['of a process that is no more', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
  ['of this very process number, in another life', JSON.stringify({ pid: process.pid, started: '1' })],
  ['that says nothing', ''],
];
// Only for systems that report when a process began.
if (existsSync('/proc/self/stat'))
  staleLocks.push(['of a process whose number another has now', JSON.stringify({ pid: process.ppid, started: '1' })]);

describe('a data directory', () => {
  it('is used by one sandbox at a time', async () => {
    const dataDir = join(folder, 'shared');
    const first = await sandbox({ dataDir, now });
    await expect(sandbox({ dataDir, now })).rejects.toThrow(
      `another sandbox (process ${process.pid}) is using ${dataDir}`,
    );
    await first.app.close();
    const second = await sandbox({ dataDir, now });
    await second.app.close();
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  it.each(staleLocks)('releases its lock to a new process %s', async (_whose, lock) => {
    const dataDir = join(folder, 'shared');
    writeFileSync(`${dataDir}.lock`, lock);
    const running = await sandbox({ dataDir, now });
    expect(JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8')).pid).toBe(process.pid);
    await running.app.close();
  });
});

describe.each(databases.filter((kind) => kind === 'PostgreSQL'))('a %s', (kind) => {
  it('is prepared once by two sandboxes that start together', async () => {
    const databaseUrl = await emptyDatabase(kind);
    const both = await Promise.all([sandbox({ databaseUrl, now }), sandbox({ databaseUrl, now })]);
    const [one, other] = both;
    expect(one.partners).toEqual(other.partners);
    expect(await passengers(other, await signOn(one))).toBe(200);
    await Promise.all(both.map(({ app }) => app.close()));
  });
});

describe('the process', () => {
  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        SANDBOX_PORT: '0',
        PARTNERS_FILE: join(folder, 'partners.json'),
        ...env,
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  const ended = async (child: ChildProcess) => {
    let said = '';
    child.stderr?.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    return [code, said];
  };

  const SANDBOX_DIR = join(folder, 'process');

  it('prints its address, writes the partners’ file, and loses nothing when it is killed', async () => {
    const { port, close } = await takenPort();
    await close();
    const child = start({ SANDBOX_DIR, SANDBOX_PORT: String(port) });
    const [welcome] = await once(child.stdout, 'data');
    expect(String(welcome)).toContain(`http://localhost:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const written = JSON.parse(readFileSync(join(folder, 'partners.json'), 'utf8'));
    expect(is(written, PartnersFile)).toBe(true);
    expect(written.partners[0]).toEqual({
      name: 'sky',
      domains: ['sky.localhost', 'localhost', '127.0.0.1', '::1'],
      apiKey: expect.any(String),
      frameAncestors: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
      suppliers: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
      stores: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    });
    expect(statSync(join(folder, 'partners.json')).mode & 0o077).toBe(0);

    child.kill('SIGKILL');
    await once(child, 'close');
    const again = await sandbox({ dataDir: SANDBOX_DIR, now });
    expect(findApiKey(again, 'sky')).toBe(written.partners[0].apiKey);
    await again.app.close();
  }, 60_000);

  it('stops on a signal', async () => {
    const child = start({ SANDBOX_DIR });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(existsSync(`${SANDBOX_DIR}.lock`)).toBe(false);
  }, 60_000);

  it('reports that its directory is in use', async () => {
    const unlock = lockDirectory(SANDBOX_DIR);
    onTestFinished(unlock);
    const why = `another sandbox (process ${process.pid}) is using ${SANDBOX_DIR}`;
    expect(await ended(start({ SANDBOX_DIR }))).toEqual([
      1,
      `The sandbox cannot start: ${why}. Stop that one, or set SANDBOX_DIR to another directory.\n`,
    ]);
  }, 60_000);

  it('reports that its port is taken, and releases its directory', async () => {
    const { port, close } = await takenPort();
    onTestFinished(close);
    expect(await ended(start({ SANDBOX_DIR, SANDBOX_PORT: String(port) }))).toEqual([
      1,
      `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT to another.\n`,
    ]);
    expect(existsSync(`${SANDBOX_DIR}.lock`)).toBe(false);
  }, 60_000);
});

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}
