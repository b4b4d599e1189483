import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const host = '127.0.0.1';
const patienceMs = 60_000;

export type Server = {
  port: number;
  stop: () => Promise<void>;
  /** Starts it again on the same port, after a stop if it still runs. */
  restart: () => Promise<void>;
  /** Puts the process's clock ahead of the machine's. */
  setAhead: (ms: number) => Promise<void>;
};
export type Servers = { portal: Server; sandbox: Server; stop: () => Promise<void> };

/** A portal and a sandbox as they were built, on ports and in a folder of their own. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    API_URL: `http://${host}:${sandboxPort}/api`,
    PARTNERS_FILE: join(folder, 'partners.json'),
    SANDBOX_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  };
  const sandbox = await start('dist/server/sandbox.js', sandboxPort, env);
  const portal = await start('dist/server/gateway.js', port, env);
  const stop = async () => {
    await Promise.all([portal.stop(), sandbox.stop()]);
    await rm(folder, { recursive: true });
  };
  return { portal, sandbox, stop };
}

async function start(file: string, port: number, env: NodeJS.ProcessEnv): Promise<Server> {
  let child = await up();

  async function up(): Promise<ChildProcess> {
    const args = ['--enable-source-maps', '--import', './e2e/kit/aheadOfTime.mjs', file];
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const deadline = Date.now() + patienceMs;
    while (!(await isReady(port))) {
      if (hasEnded(started) || Date.now() > deadline) throw new Error(`${file} did not start.`);
      await pause(50);
    }
    return started;
  }
  async function stop(): Promise<void> {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return {
    port,
    stop,
    restart: async () => {
      await stop();
      child = await up();
    },
    setAhead: async (ms) => {
      child.send(ms);
      await once(child, 'message');
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = get({ host, port, path: '/readyz', timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
