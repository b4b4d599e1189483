import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Running = {
  said: () => string;
  /** Resolves once the output contains the text. Rejects if the process ends before. */
  saying: (text: string) => Promise<void>;
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => void;
};

/** Starts Node with these arguments and joins both output channels. */
export function running(
  args: string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { npm_lifecycle_event: _, NODE_OPTIONS: __, PORT: ___, SANDBOX_PORT: ____, ...own } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const listeners = new Set<() => void>();
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (text: Buffer) => {
      said += text.toString();
      for (const listener of listeners) listener();
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);

  const one: Running = {
    said: () => said,
    ended,
    kill: (signal) => child.kill(signal),
    saying: (text) =>
      new Promise((resolve, reject) => {
        const look = () => said.includes(text) && resolve();
        listeners.add(look);
        void ended.then(() => reject(new Error(`It ended without saying "${text}", but:\n${said}`)));
        look();
      }),
  };
  return one;
}

export async function run(args: string[], options?: { cwd?: string; env?: NodeJS.ProcessEnv }) {
  const one = running(args, options);
  const code = await one.ended;
  return { code, said: one.said() };
}
