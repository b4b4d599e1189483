import { addressesFrom, refuseTaken, urlOf } from './addresses.mjs';
import { prepare } from './prepare.mjs';
import { exitWith } from './problem.mjs';
import { root } from './run.mjs';
import { startTogether } from './servers.mjs';

/**
 * The portal, and the sandbox unless there is a real insurer, until a signal ends them or one of them ends.
 * @param {NodeJS.ProcessEnv} env
 */
export const serve = (env) => exitWith(serveUntilEnded(env));

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
async function serveUntilEnded(env) {
  const { host, port, sandboxPort, apiUrl } = addressesFrom(env);
  if (sandboxPort) await refuseTaken('SANDBOX_PORT', host, sandboxPort);
  await refuseTaken('PORT', host, port);
  await prepare();

  const servers = startTogether(root);
  const common = { ...env, NODE_ENV: env.NODE_ENV ?? 'production', HOST: host };
  try {
    if (sandboxPort) {
      const portalUrl = env.PORTAL_URL ?? `http://sky.localhost:${port}`;
      servers.start('sandbox', 'dist/server/sandbox.js', { ...common, SANDBOX_PORT: `${sandboxPort}`, PORTAL_URL: portalUrl });
      await servers.ready('sandbox', urlOf(host, sandboxPort));
    }
    servers.start('portal', 'dist/server/gateway.js', { ...common, PORT: `${port}`, API_URL: apiUrl });
    await servers.ready('portal', urlOf(host, port));
    console.log(addresses(port, apiUrl, sandboxPort));
  } catch (error) {
    if (!servers.ended()) throw error;
  }
  return servers.finished;
}

/**
 * @param {number} port
 * @param {string} apiUrl
 * @param {number} [sandboxPort]
 */
function addresses(port, apiUrl, sandboxPort) {
  const insurer = sandboxPort ? `Sandbox insurer  http://localhost:${sandboxPort}` : `Insurer          ${apiUrl}`;
  return `\nPortal           http://localhost:${port}\n${insurer}\nCtrl-C ends everything.`;
}
