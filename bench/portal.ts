import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { PartnersFile } from '#schema/partners.ts';

export type Servers = { url: string; stop: () => Promise<void> };
export type Portal = Servers & {
  gateway: ChildProcess;
  metricsToken: string;
  /** Starts another server in place of the gateway, with the same interface. */
  peer: (path: string) => Promise<{ url: string; process: ChildProcess }>;
  /** Kills the insurer like a failing machine, and restarts it at the same address. */
  killInsurer: () => Promise<void>;
  /** Address, keys and data folder of the insurer. */
  insurer: { url: string; apiKey: string; apiKeyOf: (partner: string) => string; files: string };
};

const host = '127.0.0.1';
const patienceMs = 60_000;
const metricsToken = 'bench';

type Setting = {
  /** A module that the gateway loads first and that communicates by messages. */
  listener?: string;
  /** PostgreSQL for the insurer. Defaults to PGlite. */
  databaseUrl?: string;
};

/** Starts the built portal and its sandbox in a temporary folder and on free ports. */
export async function startPortal({ listener, databaseUrl }: Setting = {}): Promise<Portal> {
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
    DATABASE_URL: databaseUrl,
    REQUESTS_PER_MINUTE: '1000000',
    METRICS_TOKEN: metricsToken,
    SANDBOX_DIR: join(folder, 'data'),
    LEVERS: '1',
    LOG_LEVEL: 'error',
  };
  let sandbox = await start('sandbox', sandboxPort, env);
  const gateway = await start('gateway', port, env, listener);
  const { partners }: PartnersFile = JSON.parse(await readFile(env.PARTNERS_FILE, 'utf8'));
  const apiKeyOf = (partner: string) => partners.find(({ name }) => name === partner)?.apiKey ?? '';
  const insurer = {
    url: `http://${host}:${sandboxPort}`,
    apiKey: apiKeyOf('sky'),
    apiKeyOf,
    files: `${env.SANDBOX_DIR}.files`,
  };
  const peers: ChildProcess[] = [];
  const peer: Portal['peer'] = async (path) => {
    const peerPort = await freePort();
    const peerEnv = { ...env, PORT: String(peerPort), API_KEY: insurer.apiKey };
    const child = await start(path, peerPort, peerEnv, listener, path);
    peers.push(child);
    return { url: `http://${host}:${peerPort}/`, process: child };
  };
  const killInsurer = async () => {
    sandbox.kill('SIGKILL');
    await once(sandbox, 'exit');
    sandbox = await start('sandbox', sandboxPort, env);
  };
  const stop = async () => {
    await Promise.all([sandbox, gateway, ...peers].map(end));
    await rm(folder, { recursive: true });
  };
  return { url: `http://sky.localhost:${port}/`, stop, gateway, metricsToken, peer, killInsurer, insurer };
}

async function start(
  name: string,
  port: number,
  env: NodeJS.ProcessEnv,
  listener?: string,
  path = `dist/server/${name}.js`,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...(listener ? ['--import', listener] : []), path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', ...(listener ? (['ipc'] as const) : [])],
  });
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

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
