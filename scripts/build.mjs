import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeLicences } from './build/licences.mjs';
import { compress, precompress } from './build/precompress.mjs';
import { Problem, runAndExit } from './lib/problem.mjs';
import { node, root, tsx } from './lib/run.mjs';
import { stamp, stampFile } from './lib/stamp.mjs';

const vite = 'node_modules/vite/bin/vite.js';
const env = { ...process.env, NODE_ENV: 'production' };

await runAndExit(buildAll());

async function buildAll() {
  const made = stamp();
  rmSync(stampFile, { force: true });
  const generated = step('generate', [...tsx, 'scripts/generate.ts']);
  await Promise.all([
    generated.then(() => step('app', [vite, 'build'])).then(writeLicences),
    generated.then(() => step('servers', [vite, 'build', '--config', 'vite.server.config.ts'])),
    generated.then(() => step('drawing', [vite, 'build', '--config', 'vite.prerender.config.ts'])),
    step('themes', [...tsx, 'scripts/themes/build.ts']),
    step('translations', [...tsx, 'scripts/translations/build.ts']),
  ]);
  await step('sign-in page', [...tsx, 'scripts/prerender/build.ts']);
  const served = ['app/assets', 'themes', 'translations'].map((folder) => join(root, 'dist', folder));
  await Promise.all([...served.map(precompress), compress(join(root, 'dist/app/licences.txt'))]);
  writeFileSync(stampFile, made);
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function step(name, args) {
  const started = Date.now();
  const { code, said } = await node(args, { env, quiet: true });
  if (code !== 0) throw new Problem(`${said}\nBuilding ${name} failed (exit ${code}).`);
  console.log(`  ${name.padEnd(14)}${((Date.now() - started) / 1000).toFixed(1)} s`);
}
