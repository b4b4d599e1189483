import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class DirectoryInUse extends Error {}

const held = new Set<string>();

const retryMs = 50;

/**
 * Locks a data directory once its holder has released it, so that a sandbox can be restarted right after it was killed.
 * Throws DirectoryInUse if that takes longer than `patienceMs`.
 */
export async function lockDirectoryWithin(directory: string, patienceMs: number): Promise<() => void> {
  const deadline = performance.now() + patienceMs;
  for (;;)
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || performance.now() >= deadline) throw error;
      await pause(retryMs);
    }
}

/**
 * Limits a data directory to one process: PGlite itself opens it twice and silently loses rows. Returns a function that
 * releases the lock. Takes over the lock of a process that has ended.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${resolve(directory)}.lock`;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    if (!claim(draft, path)) {
      const before = holderOf(path);
      if (isAlive(before, path))
        throw new DirectoryInUse(`another sandbox (process ${before.pid}) is using ${directory}`);
      setAside(path, before);
      if (!claim(draft, path)) throw new DirectoryInUse(`another sandbox is using ${directory}`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(path);

  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

type Holder = { pid: number; started: string | undefined };

/** Links the file into place, so that the lock is never seen without its content. */
function claim(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path: string): Holder {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), started };
  } catch {
    return { pid: 0, started: undefined };
  }
}

/** Removes a stale lock. Two processes may find it at once, so a newer lock that was taken by mistake is put back. */
function setAside(path: string, stale: Holder): void {
  const aside = `${path}.stale.${process.pid}`;
  renameSync(path, aside);
  const taken = holderOf(aside);
  if (taken.pid !== stale.pid || taken.started !== stale.started) renameSync(aside, path);
  else rmSync(aside);
}

function isAlive({ pid, started }: Holder, path: string): boolean {
  if (!pid) return false;
  if (pid === process.pid && !held.has(path)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // A killed process keeps its number until its parent has reaped it.
  if (statOf(pid)?.[0] === 'Z') return false;
  // Process numbers are reused, in a container at every start. Compare start times on systems that provide them.
  const began = startOf(pid);
  return !started || !began || started === began;
}

const startOf = (pid: number): string | undefined => statOf(pid)?.[19];

/** Returns the fields of /proc/PID/stat from the state on, or undefined on systems without that file. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}
