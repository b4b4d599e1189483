import { createServer } from 'node:net';

import { Problem } from '../lib/problem.mjs';

/**
 * Returns the addresses of the servers and the insurer. With API_URL, there is no sandbox.
 * @param {NodeJS.ProcessEnv} env
 */
export function getAddresses(env) {
  const host = env.HOST || '127.0.0.1';
  const port = portFrom(env, 'PORT', 4000);
  if (env.API_URL) return { host, port, apiUrl: env.API_URL };

  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 4001);
  if (port === sandboxPort)
    throw new Problem(`PORT and SANDBOX_PORT are both ${port}: portal and sandbox need a port each.`);
  return { host, port, sandboxPort, apiUrl: `${toUrl(host, sandboxPort)}/api` };
}

/**
 * Throws if a port is taken, and names the variable to change.
 * @param {'PORT' | 'SANDBOX_PORT'} variable
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 */
export function refuseTaken(variable, host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Problem(whyNot(variable, host, port, error))));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * @param {string} host that a server listens on
 * @param {number} port
 */
export function toUrl(host, port) {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} otherwise
 */
function portFrom(env, variable, otherwise) {
  const port = Number(env[variable] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable} is "${env[variable]}": it must be a number from 1 to 65535.`);
}

/**
 * @param {string} variable
 * @param {string} host
 * @param {number} port
 * @param {NodeJS.ErrnoException} error
 */
function whyNot(variable, host, port, { code, message }) {
  const remedy = `Set ${variable} to another one, for example: ${variable}=${Math.min(port + 100, 65_535)} npm start`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: another program listens on it, perhaps a portal that still runs. End that one, or move this one. ${remedy}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user (ports below 1024 seldom may). ${remedy}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`;
  return `Nothing can listen on ${host}:${port}: ${message}`;
}
