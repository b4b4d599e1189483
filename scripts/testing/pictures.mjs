import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { prepare } from '../lib/prepare.mjs';
import { runAndExit } from '../lib/problem.mjs';
import { node, root } from '../lib/run.mjs';
import { prepareBrowser } from './browser.mjs';
import { generate } from './checks.mjs';
import { generatedSpecs } from './importers.mjs';
import { writeJourneys } from './journeys.mjs';

const folder = join(root, 'test-results/pictures');
/** Journeys with screens worth a screenshot: every state of every flow, each theme, each kind of page. */
const journeys = [generatedSpecs, 'e2e/screens.spec.ts'];

/**
 * Takes screenshots of these screens in both widths and appearances, and writes a page to browse them.
 * @param {string[]} parts of the names of journeys: only theirs are taken anew, `luggage`, `generated/addBag`
 */
export const takeAll = (parts) => runAndExit(pictures(parts));

/** @param {string[]} parts */
async function pictures(parts) {
  await prepare();
  await generate();
  const browser = await prepareBrowser(process.env);
  if (parts.length === 0) rmSync(folder, { recursive: true, force: true });
  await writeJourneys();
  const taken = parts.length === 0 ? journeys : parts;
  const env = { ...process.env, CHROMIUM_PATH: browser, PICTURES: folder };
  const { code } = await node(['node_modules/@playwright/test/cli.js', 'test', ...taken], { env });

  const names = [
    ...new Set(
      readdirSync(folder)
        .filter((name) => name.endsWith('.png'))
        .map((name) => name.replace(/--\d+-\w+\.png$/, '')),
    ),
  ].sort();
  writeFileSync(join(folder, 'index.html'), album(names));
  console.log(`${names.length} screens, four pictures each: ${join(folder, 'index.html')}`);
  return code;
}

/** @param {string[]} names */
function album(names) {
  const kinds = ['1280-light', '1280-dark', '360-light', '360-dark'];
  const screens = names.map(
    (name) =>
      `<section><h2>${name}</h2>${kinds.map((kind) => `<a href="${name}--${kind}.png"><img loading="lazy" src="${name}--${kind}.png" alt="${kind}"></a>`).join('')}</section>`,
  );
  const styles =
    'body{font:16px system-ui;margin:24px;background:#888}section{display:flex;flex-wrap:wrap;gap:12px;align-items:start}h2{flex:0 0 100%;font-size:16px}img{height:420px;max-width:640px;object-fit:contain;object-position:top}';
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${styles}</style>${screens.join('')}`;
}
