import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 120_000;

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export type Program = {
  /** Waits for a line of the program's output and returns its first group. Rejects if the program ends before. */
  writes: (line: RegExp) => Promise<string>;
  /** Ends the program and all of its child processes. */
  stop: () => void;
};

export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program {
  // A browser's child processes would outlive it, so the whole group is ended.
  const child = spawn(path, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => stopGroup(child);
  process.once('exit', stop);
  const said: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      for (const look of listeners) look();
    });

  return {
    stop,
    writes: (line) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) => reject(new Error(`${path} ${why}.\n${said.join('\n')}`));
        void pause(patienceMs, undefined, { ref: false }).then(() => fail(`did not write ${line}`));
        const look = () => {
          const [found] = said.flatMap((each) => line.exec(each)?.[1] ?? []);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        child.once('error', reject);
        child.once('exit', () => fail('ended'));
        listeners.add(look);
        look();
      }),
  };
}

function stopGroup({ pid, exitCode }: ChildProcess): void {
  if (!pid || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
