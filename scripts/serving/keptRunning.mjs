import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../lib/run.mjs';
import { onParentGone, onSignal } from '../lib/signals.mjs';

/** @typedef {{ restart: () => Promise<void>, end: (signal: NodeJS.Signals) => Promise<void> }} Kept */

/**
 * Returns a script that can be restarted. If it ends by itself, it waits for the next start, because the developer will
 * fix the source.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Kept}
 */
export function keptRunning(args, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const restart = async () => {
    await end('SIGTERM');
    child = spawn(process.execPath, ['--enable-source-maps', ...args], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  };
  return { restart, end };
}

/**
 * Resolves when a signal to this process has ended all of them.
 * @param {Kept[]} all
 */
export async function endWithUs(all) {
  const signal = await new Promise((/** @type {(signal: NodeJS.Signals) => void} */ resolve) => {
    onSignal(resolve);
    onParentGone(() => resolve('SIGTERM'));
  });
  await Promise.all(all.map(({ end }) => end(signal)));
}
