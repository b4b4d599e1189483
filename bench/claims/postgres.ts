import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { freePort } from '../portal.ts';

const nobody = { uid: 65534, gid: 65534 };
const tries = 100;

/** Starts a temporary PostgreSQL, which refuses to run as root. */
export async function postgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, nobody.uid, nobody.gid);
  const as = { cwd: folder, stdio: 'ignore', ...(isRoot ? nobody : {}) } as const;
  execFileSync('initdb', ['-D', folder, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await freePort();
  const server = spawn('postgres', ['-D', folder, '-h', '127.0.0.1', '-p', String(port), '-k', ''], as);
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  await answering(url);

  const stop = async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}

async function answering(url: string): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tried === tries) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
