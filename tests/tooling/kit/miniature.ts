import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './processes.ts';

/** A server that answers and logs its signals. /fail crashes it; STUBBORN makes it ignore signals. */
const server = (name: string, port: string) => `
import { createServer } from 'node:http';
const server = createServer(({ url }, reply) => {
  if (url === '/fail') { console.error('${name}: the disk is full'); process.exit(3); }
  reply.end('ready');
});
server.listen(process.env.${port}, () => console.log('${name} is up, insurer at', process.env.API_URL, 'levers', process.env.LEVERS));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  console.log('${name} got', signal);
  if (!process.env.STUBBORN) process.exit(0);
});
`;

/** Creates a folder with the project's scripts and two tiny servers for them to start. */
export async function miniature(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'miniature-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/sandbox.js'), server('sandbox', 'SANDBOX_PORT'));
  writeFileSync(join(folder, 'dist/server/gateway.js'), server('gateway', 'PORT'));
  await stampAsBuilt(folder);
  return folder;
}

/** Marks the sources in it as just built. */
export async function stampAsBuilt(folder: string): Promise<void> {
  const code =
    "const { stamp, stampFile } = await import('./scripts/lib/stamp.mjs'); (await import('node:fs')).writeFileSync(stampFile, stamp());";
  await run(['--input-type=module', '--eval', code], { cwd: folder });
}

/** Opens a port until it is closed. */
export async function takenPort(): Promise<{ port: number; close: () => void }> {
  const taker = createServer();
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  const { port } = taker.address() as AddressInfo;
  return { port, close: () => taker.close() };
}

export async function freePorts(): Promise<{ PORT: string; SANDBOX_PORT: string }> {
  const [one, other] = [await takenPort(), await takenPort()];
  one.close();
  other.close();
  return { PORT: String(one.port), SANDBOX_PORT: String(other.port) };
}
