import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install } from '../lib/dependencies.mjs';
import { Problem, runAndExit } from '../lib/problem.mjs';
import { node, root, tsx } from '../lib/run.mjs';
import { stampFile } from '../lib/stamp.mjs';
import { getAddresses, refuseTaken, toUrl } from './addresses.mjs';
import { endWithUs, keptRunning } from './keptRunning.mjs';
import { isReady } from './ready.mjs';
import { onChange, onNewContent } from './watch.mjs';

const vite = ['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn'];
const app = join(root, 'dist/app');
const generate = [...tsx, 'scripts/generate.ts'];
const themes = [...tsx, 'scripts/themes/build.ts'];
const translations = [...tsx, 'scripts/translations/build.ts'];

/**
 * Runs the portal and the sandbox, rebuilding and restarting them when a source changes. Open pages reload.
 * @param {NodeJS.ProcessEnv} env
 */
export const develop = (env) => runAndExit(developUntilEnded(env));

/** @param {NodeJS.ProcessEnv} env */
async function developUntilEnded(env) {
  const { host, port, sandboxPort, apiUrl } = getAddresses(env);
  if (sandboxPort) await refuseTaken('SANDBOX_PORT', host, sandboxPort);
  await refuseTaken('PORT', host, port);
  await install();
  // Development builds must not be served by `npm start`.
  rmSync(stampFile, { force: true });
  rmSync(app, { recursive: true, force: true });
  if (!(await made(generate, themes, translations))) throw new Problem('There is nothing to start from.');

  const common = { ...env, NODE_ENV: 'development', HOST: host, PORT: `${port}` };
  const portal = keptRunning(['dist/server/gateway.js'], {
    LOG_LEVEL: 'warn',
    GATEWAY_OPEN: '1',
    ...common,
    API_URL: apiUrl,
  });
  const sandbox = keptRunning(['dist/server/sandbox.js'], { ...common, SANDBOX_PORT: `${sandboxPort}` });
  const builders = [
    keptRunning([...vite, '--mode', 'development'], common),
    keptRunning([...vite, '--config', 'vite.server.config.ts'], common),
  ];
  const ended = endWithUs([portal, sandbox, ...builders]);

  const canServe = async () =>
    existsSync(join(app, 'index.html')) && (!sandboxPort || isReady(toUrl(host, sandboxPort)));
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  onNewContent('dist/server/gateway.js', async () => {
    while (!(await canServe())) await pause(100);
    await portal.restart();
  });
  if (sandboxPort) onNewContent('dist/server/sandbox.js', () => sandbox.restart());
  onChange(['schema', 'src'], /\.graphql$/, () => made(generate));
  onChange(['themes', 'translations', 'scripts/themes', 'scripts/translations'], /./, () => made(themes, translations));
  for (const builder of builders) await builder.restart();
  console.log(`\nhttp://sky.localhost:${port} follows the sources. Ctrl-C ends everything.`);
  return ended;
}

/** @param {string[][]} scripts */
async function made(...scripts) {
  const ends = await Promise.all(scripts.map((args) => node(args, { quiet: true })));
  for (const { code, said } of ends) if (code !== 0) console.error(said.trimEnd());
  return ends.every(({ code }) => code === 0);
}
