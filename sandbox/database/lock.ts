import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class DirectoryInUse extends Error {}

const held = new Set<string>();

const retryMs = 50;

/**
 * Locks a data directory as soon as its holder lets go of it, so that a sandbox can be restarted right after it was killed.
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
 * Keeps a data directory to one process: PGlite itself opens it twice and loses rows in silence.
 * Returns how to let go of it. The lock of a process that has ended is taken over.
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

/** A link appears with its content or not at all. */
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

/** Two may find the same stale lock; what the second takes away would be the first one's. */
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
  // A killed process keeps its number until its parent has noticed.
  if (statOf(pid)?.[0] === 'Z') return false;
  // Process numbers come round again, in a container at every start. Where the system says when a process began, ask.
  const began = startOf(pid);
  return !started || !began || started === began;
}

const startOf = (pid: number): string | undefined => statOf(pid)?.[19];

/** The fields of /proc/PID/stat from the state on. Undefined where there is no such file. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}
