import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { byId } from './areas.mjs';

/**
 * Returns the names of the JSON files in a folder, without extension. A missing folder has none.
 * @param {string} folder
 */
export function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

/**
 * Returns the texts in these files of a folder, by default in all. An id that is in two files is returned twice.
 * @param {string} folder
 * @returns {[id: string, unknown][]}
 */
export function readFolder(folder, files = listFiles(folder)) {
  return files.flatMap((name) => Object.entries(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))));
}

/**
 * Writes each text into its file, sorted, and removes the files that have no texts left.
 * @param {string} folder
 * @param {[id: string, unknown][]} texts
 * @param {(id: string) => string} fileOf
 */
export function writeFolder(folder, texts, fileOf, files = listFiles(folder)) {
  /** @type {Record<string, Record<string, unknown>>} */
  const sorted = {};
  for (const [id, text] of [...texts].sort(byId)) {
    const file = (sorted[fileOf(id)] ??= {});
    if (id in file) throw new Error(`${folder}: ${id} is there twice; leave one of them.`);
    file[id] = text;
  }

  mkdirSync(folder, { recursive: true });
  for (const [name, own] of Object.entries(sorted)) write(join(folder, `${name}.json`), own);
  for (const name of files) if (!sorted[name]) rmSync(join(folder, `${name}.json`));
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
