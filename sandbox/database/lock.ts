import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

export class DirectoryInUse extends Error {}

const held = new Set<string>();

/**
 * Keeps a data directory to one process: PGlite itself opens it twice and loses rows in silence.
 * Answers how to let go of it. The lock of a process that is no more is taken over.
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
  // Process numbers come round again, in a container at every start. Where the system says when a process began, ask.
  const began = startOf(pid);
  return !started || !began || started === began;
}

function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields[19];
  } catch {
    return undefined;
  }
}
