import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isLanguageCode, languages as known } from '#schema/languages.ts';
import { parseTexts, readAreaFiles, variants } from '#scripts/translations/catalogue.ts';
import { overrideProblems } from '#scripts/translations/check/problems.ts';
import { type Compiled, compile } from '#scripts/translations/compile.ts';
import { getReason } from '#scripts/translations/reason.ts';

import { readSource } from './source.ts';
import { buildTheme } from './theme.ts';

type Places = {
  from: string;
  to: string;
  languages: Record<string, Compiled>;
};

/** The name becomes part of an address. */
const isName = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

/** A theme that is unreadable on purpose, to show the portal's error. */
const unreadable = 'crash';

/**
 * Builds every theme, or none: throws an error with one sentence per line about each problem. Returns the names of the
 * themes.
 */
export async function buildThemes({ from, to, languages }: Places): Promise<string[]> {
  const entries = await readdir(from, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const themes = await Promise.all(names.sort().map((name) => themeIn(join(from, name), name, languages)));

  const problems = themes.flatMap(({ name, problems }) => problems.map((problem) => `themes/${name}: ${problem}.`));
  if (!names.includes('baseline'))
    problems.push('themes/baseline is missing: every portal without a theme falls back on it.');
  if (problems.length) throw new Error(problems.join('\n'));

  await rm(to, { recursive: true, force: true });
  for (const { name, files, copies } of themes) {
    await mkdir(join(to, name, 'translations'), { recursive: true });
    for (const [path, text] of Object.entries(files)) await writeFile(join(to, name, path), text);
    for (const [path, original] of Object.entries(copies)) await copyFile(original, join(to, name, path));
  }
  await mkdir(join(to, unreadable, 'config.json'), { recursive: true });
  return names;
}

type Built = { name: string; files: Record<string, string>; copies: Record<string, string>; problems: string[] };

async function themeIn(folder: string, name: string, languages: Record<string, Compiled>): Promise<Built> {
  try {
    if (!isName.test(name)) throw new Error('a theme is named by letters and digits, as the insurer names it');
    const source = readSource(await readFile(join(folder, 'config.json'), 'utf8'));
    const drawings = await drawingsIn(folder);
    const own = await readAreaFiles(join(folder, 'translations'));
    const ownTranslations = listOwnTranslations(own, source.languages);
    const { built, site, problems, ...files } = buildTheme(name, { source, drawings, ownTranslations });
    const textProblems = [
      ...source.languages.flatMap((code) => missingTexts(code, languages)),
      ...Object.entries(own).flatMap(([language, text]) => ownProblems(name, language, text, languages)),
    ];
    if (textProblems.length || problems.length)
      return { name, files: {}, copies: {}, problems: [...problems, ...textProblems] };
    const used = Object.entries(files.drawings).filter(
      ([file]) => !(file in drawings) || file === source.logo || file === source.logoDark,
    );
    return {
      name,
      problems: [],
      copies: files.copies,
      files: {
        'config.json': JSON.stringify(built),
        'site.json': JSON.stringify(site),
        ...Object.fromEntries(used),
        ...Object.fromEntries(ownTranslations.map((language) => ownFile(language, own, languages))),
      },
    };
  } catch (error) {
    return { name, files: {}, copies: {}, problems: [`config.json: ${getReason(error)}`] };
  }
}

async function drawingsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])),
  );
}

function missingTexts(code: string, compiled: Places['languages']): string[] {
  const name = isLanguageCode(code) ? known[code].name : code;
  return compiled[name] ? [] : [`languages: there are no ${name} texts`];
}

function ownProblems(theme: string, language: string, text: string, languages: Record<string, Compiled>): string[] {
  if (!languages[language]) return [`translations/${language}.json: there are no ${language} texts it could replace`];
  return overrideProblems(theme, language, text, languages.english ?? {});
}

/**
 * Returns the names of the languages whose texts differ from the shared ones: those with overrides, and offered variants
 * of them, such as Mexican Spanish of Spanish.
 */
function listOwnTranslations(own: Record<string, string>, offered: string[]): string[] {
  const names = offered.filter(isLanguageCode).map((code) => known[code].name);
  return [...new Set([...Object.keys(own), ...names.filter((name) => (variants[name] ?? name) in own)])];
}

/**
 * Contains all texts instead of only the differences, so that the browser loads one file. The theme's texts in the base
 * language of a variant replace the shared ones of the variant, because they are about the partner.
 */
function ownFile(language: string, own: Record<string, string>, languages: Record<string, Compiled>): [string, string] {
  const textsOf = (name = '') => compile(parseTexts(name, own[name] ?? '{}'));
  const merged = { ...languages[language], ...textsOf(variants[language]), ...textsOf(language) };
  return [`translations/${language}.json`, JSON.stringify(merged)];
}
