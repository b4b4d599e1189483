import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

import { freePort } from './postgres.ts';

export type RedisServer = {
  url: string;
  start: () => Promise<void>;
  /** Keeps connections open without answering, until `wake`. */
  freeze: () => void;
  wake: () => void;
  stop: () => Promise<void>;
};

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server if it is installed. It loses all data when it stops. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  let server: ChildProcess | undefined;

  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        tmpdir(),
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      let said = '';
      for await (const text of server.stdout ?? []) {
        said += String(text);
        if (said.includes('Ready to accept connections')) break;
      }
    },
    freeze: () => server?.kill('SIGSTOP'),
    wake: () => server?.kill('SIGCONT'),
    stop: async () => {
      if (!server || server.exitCode !== null) return;
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
