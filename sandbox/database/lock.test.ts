import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { DirectoryInUse, lockDirectory, lockDirectoryWithin } from './lock.ts';

let folder: string;
let directory: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  directory = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

it('waits for a holder that lets go', async () => {
  const unlock = lockDirectory(directory);
  const locked = lockDirectoryWithin(directory, 5_000);
  unlock();

  (await locked)();
});

it('gives up on a holder that stays', async () => {
  const unlock = lockDirectory(directory);

  await expect(lockDirectoryWithin(directory, 100)).rejects.toThrow(DirectoryInUse);
  unlock();
});

it('takes over from a process that was killed a moment ago', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(holder, 'spawn');
  await writeFile(`${directory}.lock`, JSON.stringify({ pid: holder.pid }));
  const locked = lockDirectoryWithin(directory, 5_000);
  holder.kill('SIGKILL');

  (await locked)();
});
