import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { languages } from '#schema/languages.ts';

import { Problem } from '../../lib/problem.mjs';
import { exportLanguage } from './exportLanguage.ts';
import { importLanguage } from './importLanguage.ts';

const usage = `Usage:
  npm run translations -- --csv LANGUAGE [FILE]           writes LANGUAGE.csv, or FILE
  npm run translations -- --import FILE [--language LANGUAGE]   reads it back`;

/** Folders of the project, which tests replace. */
export type Folders = { translations: string; pictures: string };

const translatable = Object.values(languages)
  .map(({ name }) => name)
  .filter((name) => name !== 'english' && name !== 'pseudo');

/** Exports or imports a language as the arguments say. Returns the exit code: 1 if a row was refused. */
export async function exchange(args: string[], folders: Folders): Promise<number> {
  const { csv, import: imported, language, files } = parse(args);
  if (csv !== undefined && imported === undefined && language === undefined && files.length < 2)
    return writeCsv(checkName(csv), files[0] ?? `${csv}.csv`, folders);
  if (imported !== undefined && csv === undefined && files.length === 0)
    return readCsv(imported, checkName(language ?? languageOf(imported)), folders);
  throw new Problem(usage);
}

async function writeCsv(language: string, file: string, { translations, pictures }: Folders): Promise<number> {
  const { csv, texts, screenshots } = await exportLanguage(translations, language, pictures);
  await writeFile(file, csv);
  console.log(`${file}: ${texts} texts, ${screenshots} of them with the name of a picture in ${pictures}.`);
  if (screenshots === 0) console.log('npm run pictures takes the pictures.');
  return 0;
}

async function readCsv(file: string, language: string, { translations }: Folders): Promise<number> {
  const bytes = await readFile(file).catch(() => {
    throw new Problem(`${file} cannot be read.`);
  });
  const { changes, unchanged, refused, problems } = await importLanguage(translations, language, bytes);
  for (const problem of problems) console.error(`${file}: ${problem}`);
  const changed = Object.keys(changes).length;
  console.log(`${translations}/${language}: ${changed} texts changed, ${unchanged} unchanged, ${refused} refused.`);
  return refused ? 1 : 0;
}

function parse(args: string[]) {
  try {
    const options = { csv: { type: 'string' }, import: { type: 'string' }, language: { type: 'string' } } as const;
    const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, files };
  } catch {
    throw new Problem(usage);
  }
}

function checkName(language: string): string {
  if (translatable.some((name) => name === language)) return language;
  throw new Problem(`There is no language “${language}” to translate to. There are: ${translatable.join(', ')}.`);
}

function languageOf(file: string): string {
  const words = basename(file)
    .toLowerCase()
    .split(/[^a-z]+/);
  const [name, another] = translatable.filter((known) => words.includes(known));
  if (name && !another) return name;
  throw new Problem(`The name of ${file} contains no language, or several. Add --language LANGUAGE.`);
}
