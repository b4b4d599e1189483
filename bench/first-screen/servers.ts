import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Servers = { url: string; stop: () => Promise<void> };

const host = '127.0.0.1';
const patienceMs = 60_000;

/** The portal as it was built, and the sandbox behind it, in a folder and on ports of their own. */
export async function startPortal(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-portal-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    API_URL: `http://${host}:${sandboxPort}/api`,
    PARTNERS_FILE: join(folder, 'partners.json'),
    DATABASE_URL: undefined,
    SANDBOX_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  const sandbox = await start('sandbox', sandboxPort, env);
  const gateway = await start('gateway', port, env);
  const stop = async () => {
    await Promise.all([sandbox, gateway].map(end));
    await rm(folder, { recursive: true });
  };
  return { url: `http://sky.localhost:${port}/`, stop };
}

async function start(name: string, port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`dist/server/${name}.js`], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + patienceMs;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start.`);
    await pause(50);
  }
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
