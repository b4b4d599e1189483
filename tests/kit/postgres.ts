import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null;
  }
}

const nobody = { uid: 65534, gid: 65534 };

/** Starts a PostgreSQL server for the test run if it is installed. PostgreSQL refuses to run as root. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (spawnSync('postgres', ['--version']).status !== 0) {
    project.provide('postgresUrl', null);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const as = { cwd: folder, stdio: 'ignore', ...(isRoot ? nobody : {}) } as const;

  execFileSync('initdb', ['-D', folder, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await freePort();
  // -F: the data need not survive a crash, so nothing waits for the disk.
  const server = spawn('postgres', ['-F', '-D', folder, '-h', '127.0.0.1', '-p', String(port), '-k', ''], as);
  const url = `postgres://test@127.0.0.1:${port}`;
  await answering(`${url}/postgres`);
  project.provide('postgresUrl', url);

  return async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function answering(url: string, tries = 100): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if (tries === 0) throw error;
    await pause(100);
    return answering(url, tries - 1);
  } finally {
    await client.end().catch(() => undefined);
  }
}
