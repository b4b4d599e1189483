import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { Driver } from './driver.ts';
import { findProgram, startProgram } from './programs.ts';

const patienceMs = 60_000;
/** Marks an element in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK by its WebDriver, on a virtual screen. Returns undefined if either is not installed. */
export async function startWebKit(): Promise<Driver | undefined> {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  if (!driver || !screen) return undefined;
  const xvfb = startProgram(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${await xvfb.writes(/^(\d+)$/)}`,
    // Root cannot create the namespaces of the sandbox, and there is no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GDK_BACKEND: 'x11',
  };
  const program = startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], env);
  const base = `http://127.0.0.1:${port}`;
  await waitForDriver(base);
  const created = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(base, 'POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const session = `/session/${created.sessionId}`;
  const send = <Result = unknown>(path: string, body: object) => ask<Result>(base, 'POST', session + path, body);
  await send('/window/rect', { x: 0, y: 0, width: 1280, height: 900 });

  return {
    name: `WebKitGTK ${created.capabilities.browserVersion}`,
    open: async (url) => void (await send('/url', { url })),
    run: async (body) => {
      const answer = await send('/execute/sync', { script: `return JSON.stringify((${body})())`, args: [] });
      return typeof answer === 'string' ? JSON.parse(answer) : undefined;
    },
    perform: async (actions) => void (await send('/actions', { actions })),
    chooseFile: async (selector, file) => {
      const element = await send<Record<string, string>>('/element', { using: 'css selector', value: selector });
      await send(`/element/${element[elementKey]}/value`, { text: file });
    },
    close: async () => {
      await ask(base, 'DELETE', session).catch(() => undefined);
      program.stop();
      xvfb.stop();
    },
  };
}

/** The driver prints nothing when it is ready. */
async function waitForDriver(base: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await ask(base, 'GET', '/status').catch(() => null)) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver did not start in time.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function ask<Result>(base: string, method: string, path: string, body?: object): Promise<Result> {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}
