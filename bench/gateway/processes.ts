import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

import { build } from 'vite';

export const names = ['passThrough', 'gateway', 'mercurius', 'yoga', 'apollo'] as const;
export type Name = (typeof names)[number];

export type Running = { url: string; milliseconds: () => Promise<number>; end: () => void };

const folder = 'dist/bench';

/** Built with the same settings as the release. */
export async function buildServers(): Promise<void> {
  const servers = names.map((name) => [name, `bench/gateway/servers/${name}.ts`]);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: { ...Object.fromEntries(servers), insurer: 'bench/gateway/insurer.ts' } },
    },
  });
}

/** Starts a server in a separate process. Logs go through a pipe, as in a container. */
export async function running(name: Name | 'insurer', insurer = ''): Promise<Running> {
  const child = fork(`${folder}/${name}.js`, [insurer], {
    execArgv: process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.resume();
  const [{ url }] = await heard<{ url: string }>(child);
  return {
    url,
    milliseconds: async () => {
      const answer = heard<{ microseconds: number }>(child);
      child.send('cost?');
      return (await answer)[0].microseconds / 1_000;
    },
    end: () => child.disconnect(),
  };
}

const heard = <Message>(child: ChildProcess) => once(child, 'message') as Promise<[Message]>;
