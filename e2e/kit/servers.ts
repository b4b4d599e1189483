import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const host = '127.0.0.1';
// Several servers start at once, possibly on a slow machine.
const startTimeoutMs = 150_000;
const usualDeadlineMs = 10_000;
/** Lengthens the deadlines of pages and gateway. Pictures are taken while requests are pending. */
export const patience = process.env.PICTURES ? 90 : 12;
export const dist = process.env.DIST_DIR || 'dist';

/** Opens the metrics of the portal. */
export const metricsToken = 'journeys';

export type Server = {
  port: number;
  stop: () => Promise<void>;
  /** Restarts the process on the same port, stopping it first if necessary. */
  restart: () => Promise<void>;
  setAhead: (ms: number) => Promise<void>;
  /** The process's time in milliseconds since the epoch. */
  now: () => number;
  log: () => Promise<string>;
};
export type Servers = {
  portal: Server;
  sandbox: Server;
  /** Returns the key that identifies a partner's portal to the insurer. */
  apiKey: (partner: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts a built portal and a built sandbox with separate ports and a separate folder. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const partnersFile = join(folder, 'partners.json');
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    API_URL: `http://${host}:${sandboxPort}/api`,
    PARTNERS_FILE: partnersFile,
    // Workers must not share a database.
    DATABASE_URL: undefined,
    SANDBOX_DIR: join(folder, 'data'),
    LEVERS: '1',
    METRICS_TOKEN: metricsToken,
    // The most verbose level, so that tests can search everything that is logged.
    LOG_LEVEL: 'debug',
    // A browser on the same cores delays any process.
    MAX_DELAY_MS: '60000',
    DEADLINE_MS: String(usualDeadlineMs * patience),
  };
  const sandbox = await start('sandbox', sandboxPort, { env, folder });
  const portal = await start('gateway', port, { env, folder });
  const stop = async () => {
    await Promise.all([portal.stop(), sandbox.stop()]);
    await rm(folder, { recursive: true });
  };
  return { portal, sandbox, apiKey: (partner) => apiKeyIn(partnersFile, partner), stop };
}

async function apiKeyIn(partnersFile: string, partner: string): Promise<string> {
  const { partners } = JSON.parse(await readFile(partnersFile, 'utf8')) as {
    partners: { name: string; apiKey: string }[];
  };
  const found = partners.find(({ name }) => name === partner);
  if (!found) throw new Error(`The insurer knows no partner named ${partner}.`);
  return found.apiKey;
}

type Place = { env: NodeJS.ProcessEnv; folder: string };

async function start(name: string, port: number, { env, folder }: Place): Promise<Server> {
  const written = join(folder, `${name}.log`);
  const log = () => readFile(written, 'utf8');
  let aheadMs = 0;
  let child = await up();

  async function up(): Promise<ChildProcess> {
    const file = join(dist, `server/${name}.js`);
    const args = ['--enable-source-maps', '--import', './e2e/kit/aheadOfTime.mjs', file];
    const out = openSync(written, 'a');
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', out, out, 'ipc'] });
    closeSync(out);
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReady(port))) {
      if (hasEnded(started) || Date.now() > deadline) throw new Error(`${file} did not start.\n${await log()}`);
      await pause(50);
    }
    return started;
  }
  async function stop(): Promise<void> {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  async function setAhead(ms: number): Promise<void> {
    aheadMs = ms;
    child.send(ms);
    await once(child, 'message');
  }
  return {
    port,
    stop,
    restart: async () => {
      await stop();
      child = await up();
      await setAhead(aheadMs);
    },
    setAhead,
    now: () => Date.now() + aheadMs,
    log,
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
