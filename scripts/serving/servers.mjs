import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { onParentGone, onSignal } from '../lib/signals.mjs';
import { isReady } from './ready.mjs';

const patience = { toAnswer: 120_000, toEnd: 20_000 };

/**
 * Starts servers that end together: the first one that ends by itself ends the others. A signal to this process ends
 * all of them gracefully; a second signal kills them.
 * @param {string} folder where they run
 */
export function startTogether(folder) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  let ending = false;
  let code = 0;
  /** @type {(code: number) => void} */
  let finish;
  const finished = new Promise((/** @type {(code: number) => void} */ resolve) => (finish = resolve));

  /** @param {NodeJS.Signals} signal */
  const send = (signal) => running.forEach((child) => child.kill(signal));

  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    ending = true;
    send(signal);
    if (running.size === 0) finish(code);
    setTimeout(() => send('SIGKILL'), patience.toEnd).unref();
  };
  /**
   * @param {string} sentence
   * @param {number | null} [status]
   */
  const fail = (sentence, status) => {
    console.error(`\n${sentence}`);
    code = status || 1;
    end('SIGTERM');
  };
  onSignal((signal) => (ending ? send('SIGKILL') : end(signal)));
  onParentGone(() => ending || end('SIGTERM'));

  return {
    finished,
    /**
     * @param {string} name
     * @param {string} file
     * @param {NodeJS.ProcessEnv} env
     */
    start(name, file, env) {
      // Detached, so that Ctrl-C reaches it once, through this process, and not also from the terminal.
      /** @type {import('node:child_process').SpawnOptions} */
      const options = { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true };
      const child = spawn(process.execPath, ['--enable-source-maps', file], options);
      running.set(name, child);
      child.once('exit', (status, signal) => {
        running.delete(name);
        if (!ending)
          fail(
            `The ${name} ended by itself (${signal ?? `exit ${status}`}), for the reason above. Everything ends.`,
            status,
          );
        if (running.size === 0) finish(code);
      });
    },

    /**
     * Resolves to true when the server is ready, or to false when everything is ending.
     * @param {string} name
     * @param {string} url
     */
    async ready(name, url) {
      const deadline = Date.now() + patience.toAnswer;
      while (!ending) {
        if (await isReady(url)) return !ending;
        if (Date.now() > deadline)
          fail(`The ${name} is not ready after ${patience.toAnswer / 1000} seconds. Everything ends.`);
        else await pause(50);
      }
      return false;
    },
  };
}
