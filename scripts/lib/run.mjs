import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Loads TypeScript, which Node 20 cannot run by itself. */
export const tsx = ['--import', 'tsx'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} Options `quiet` keeps what the program says instead of showing it; `cwd` is the project's folder by default.
 * @typedef {{ code: number, said: string }} Ended
 */

/**
 * Runs a program. Passes signals on to it, because npm does not.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, { env = process.env, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    // On Windows, the programs of node_modules/.bin are shell scripts.
    const shell = process.platform === 'win32' && command !== process.execPath;
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', stdio, stdio] });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    enter(child);
    child.once('error', (error) => {
      leave(child);
      reject(error);
    });
    child.once('close', (code) => {
      leave(child);
      resolve({ code: code ?? 1, said });
    });
  });
}

/**
 * Runs a script or a tool of node_modules with this Node.
 * @param {string[]} args
 * @param {Options} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm, preferably the one that started this process.
 * @param {string[]} args
 */
export function npm(args) {
  const { npm_execpath: script } = process.env;
  return script?.endsWith('.js') ? node([script, ...args]) : run('npm', args);
}

/** @param {import('node:child_process').ChildProcess} child */
function enter(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, endAll);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function leave(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, endAll);
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) child.kill(signal);
  process.exit(1);
}

// Kills the remaining programs if this process fails.
process.once('exit', () => running.forEach((child) => child.kill()));
