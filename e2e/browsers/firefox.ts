import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WebSocket } from 'undici';

import type { Driver } from './driver.ts';
import { findProgram, startProgram } from './programs.ts';

type Remote = { value?: unknown; sharedId?: string; type: string };
type Evaluated = { type: 'success'; result: Remote } | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts Firefox, which speaks WebDriver BiDi itself. Returns undefined if it is not installed. */
export async function startFirefox(): Promise<Driver | undefined> {
  const path = findProgram('firefox-esr', 'firefox');
  if (!path) return undefined;
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = startProgram(path, args);
  const { send, end } = await connect(`${await program.writes(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });

  const call = async (functionDeclaration: string): Promise<Remote> => {
    const target = { context };
    const answer = await send<Evaluated>('script.callFunction', { functionDeclaration, target, awaitPromise: true });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (body) => {
      const { value } = await call(`() => JSON.stringify((${body})())`);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    chooseFile: async (selector, file) => {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    close: async () => {
      end();
      program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

type Message = { id?: number; type: string; result?: unknown; error?: string; message?: string };

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message }: Message = JSON.parse(String(data));
    const call = id === undefined ? undefined : waiting.get(id);
    if (type === 'error') call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });
  let last = 0;

  return {
    send: <Result = void>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    end: () => socket.close(),
  };
}
