import { prepare } from '../lib/prepare.mjs';
import { exitWith } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';
import { addressesFrom, refuseTaken, urlOf } from './addresses.mjs';
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
  const common = { ...env, NODE_ENV: env.NODE_ENV ?? 'production', HOST: host, PORT: `${port}` };
  if (sandboxPort) {
    // Whoever starts all of it on their own machine wants to move time and flights.
    const levers = { LEVERS: env.LEVERS ?? '1', SANDBOX_PORT: `${sandboxPort}` };
    servers.start('sandbox', 'dist/server/sandbox.js', { ...common, ...levers });
    // The portal would complain of a PARTNERS_FILE that the sandbox has yet to write.
    if (!(await servers.ready('sandbox', urlOf(host, sandboxPort)))) return servers.finished;
  }
  // Whoever wants to read of every request sets LOG_LEVEL; the welcome is not to drown in them.
  servers.start('portal', 'dist/server/gateway.js', { LOG_LEVEL: 'warn', ...common, API_URL: apiUrl });
  if (await servers.ready('portal', urlOf(host, port)))
    console.log(`\n${address(port, Boolean(sandboxPort))} Ctrl-C ends everything.`);
  return servers.finished;
}

/**
 * @param {number} port
 * @param {boolean} hasSandbox
 */
function address(port, hasSandbox) {
  return hasSandbox
    ? `Ready at http://sky.localhost:${port}.`
    : `Ready on port ${port}, for the domains in PARTNERS_FILE.`;
}
