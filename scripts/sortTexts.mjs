import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { byId, findArea } from './translations/areas.mjs';

// Plain Node, so that it runs before dependencies are installed.
const root = fileURLToPath(new URL('..', import.meta.url));
const languages = readdirSync(join(root, 'translations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name);
const areas = filesIn(join(root, 'translations/english'));

for (const language of languages) sort(join(root, 'translations', language), (id) => findArea(id, areas));

for (const theme of readdirSync(join(root, 'themes'))) {
  const folder = join(root, 'themes', theme, 'translations');
  for (const language of existsSync(folder) ? filesIn(folder) : []) sort(folder, () => language, [language]);
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

/**
 * Moves each text into its file, sorted.
 * @param {string} folder
 * @param {(id: string) => string} fileOf
 */
function sort(folder, fileOf, files = filesIn(folder)) {
  /** @type {Record<string, Record<string, unknown>>} */
  const sorted = {};
  for (const [id, text] of files.flatMap((name) => textsIn(join(folder, `${name}.json`))).sort(byId)) {
    const file = (sorted[fileOf(id)] ??= {});
    if (id in file) throw new Error(`${folder}: ${id} is there twice; leave one of them.`);
    file[id] = text;
  }

  for (const [name, texts] of Object.entries(sorted)) write(join(folder, `${name}.json`), texts);
  for (const name of files) if (!sorted[name]) rmSync(join(folder, `${name}.json`));
}

/**
 * @param {string} path
 * @returns {[id: string, unknown][]}
 */
function textsIn(path) {
  return Object.entries(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} texts
 */
function write(path, texts) {
  const text = `${JSON.stringify(texts, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;

  // Written to another file and renamed, so that no reader sees half a file.
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
