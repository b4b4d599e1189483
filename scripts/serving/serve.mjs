import { prepare } from '../lib/prepare.mjs';
import { runAndExit } from '../lib/problem.mjs';
import { root } from '../lib/run.mjs';
import { getAddresses, refuseTaken, toUrl } from './addresses.mjs';
import { startTogether } from './servers.mjs';

/**
 * Runs the portal, and the sandbox unless there is a real insurer, until a signal or until one of them ends.
 * @param {NodeJS.ProcessEnv} env
 */
export const serve = (env) => runAndExit(serveUntilEnded(env));

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
async function serveUntilEnded(env) {
  const { host, port, sandboxPort, apiUrl } = getAddresses(env);
  if (sandboxPort) await refuseTaken('SANDBOX_PORT', host, sandboxPort);
  await refuseTaken('PORT', host, port);
  await prepare();

  const servers = startTogether(root);
  const common = { ...env, NODE_ENV: env.NODE_ENV ?? 'production', HOST: host, PORT: `${port}` };
  if (sandboxPort) {
    // Levers are enabled by default for local use.
    const levers = { LEVERS: env.LEVERS ?? '1', SANDBOX_PORT: `${sandboxPort}` };
    servers.start('sandbox', 'dist/server/sandbox.js', { ...common, ...levers });
    // The sandbox must write PARTNERS_FILE before the portal starts.
    if (!(await servers.ready('sandbox', toUrl(host, sandboxPort)))) return servers.finished;
  }
  // Keeps the welcome text readable. LOG_LEVEL logs requests.
  servers.start('portal', 'dist/server/gateway.js', { LOG_LEVEL: 'warn', ...common, API_URL: apiUrl });
  if (await servers.ready('portal', toUrl(host, port)))
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
