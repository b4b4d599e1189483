import { join } from 'node:path';

import { findArea } from '../areas.mjs';
import { createCatalogue, readLanguages, variants } from '../catalogue.ts';
import { listFiles, readFolder, writeFolder } from '../folder.mjs';
import { type Imported, importRows } from './importRows.ts';
import { readSheet } from './sheet.ts';

/** Writes the good rows of a file into the folder of the language below `translations`. */
export async function importLanguage(translations: string, language: string, bytes: Uint8Array): Promise<Imported> {
  const catalogue = createCatalogue(await readLanguages(translations));
  const imported = importRows(catalogue, language, readSheet(bytes));
  if (Object.keys(imported.changes).length === 0) return imported;

  const folder = join(translations, language);
  const areas = listFiles(join(translations, 'english'));
  const base = catalogue.texts[variants[language] ?? ''] ?? {};
  const texts = { ...Object.fromEntries(readFolder(folder)), ...imported.changes };
  // In a language of differences, a text that reads like the inherited one is none.
  const own = Object.entries(texts).filter(([id, text]) => text !== base[id]);
  writeFolder(folder, own, (id) => findArea(id, areas));
  return imported;
}
