import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Files, readAreaFiles, readLanguages } from '../catalogue.ts';
import { exchange, type Folders } from './command.ts';

const before = await readLanguages('translations');
const languages = Object.keys(before).filter((name) => name !== 'english');
let folder: string;
let folders: Folders;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
  folders = { translations: join(folder, 'translations'), pictures: join(folder, 'pictures') };
  await cp('translations', folders.translations, { recursive: true });
});
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesOf = (language: string): Promise<Files> => readAreaFiles(join(folders.translations, language));

async function exportTo(name: string, language: string): Promise<string> {
  const file = join(folder, name);
  await exchange(['--csv', language, file], folders);
  return file;
}

describe('the round trip of a language', () => {
  it('is tested with each of the eight', () => {
    expect(languages).toHaveLength(8);
  });

  it.each(languages)('changes nothing in %s, and restores every file from nothing', async (language) => {
    const file = await exportTo(`${language}.csv`, language);
    expect(await exchange(['--import', file], folders)).toBe(0);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining(' 0 texts changed, '));
    expect(await filesOf(language)).toEqual(before[language]);

    await rm(join(folders.translations, language), { recursive: true });
    expect(await exchange(['--import', file], folders)).toBe(0);
    expect(await filesOf(language)).toEqual(before[language]);
  });
});

describe('the import', () => {
  it('writes a text into its file and refuses a bad row', async () => {
    const file = join(folder, 'italian.csv');
    await writeFile(file, 'id;English;translation\r\nwizard.back;Back;{x}\r\nwizard.close;Close;Fine\r\n');

    expect(await exchange(['--import', file], folders)).toBe(1);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`${file}: line 2: wizard.back asks for {x}, in English for nothing.`],
    ]);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/: 1 texts changed, 0 unchanged, 1 refused\.$/));
    expect(await filesOf('italian')).toEqual({
      ...before.italian,
      wizard: before.italian?.wizard?.replace('"wizard.close": "Chiudi"', '"wizard.close": "Fine"'),
    });
  });

  it('keeps only differences in Mexican', async () => {
    const file = join(folder, 'mexican.csv');
    const rows = [
      'id,English,translation',
      // A difference that reads like Spanish now, an inherited text, and a new difference.
      'wizard.resume.continue,Continue where you left off,Continuar donde lo dejaste',
      'wizard.back,Back,Atrás',
      'wizard.close,Close,Salir',
    ];
    await writeFile(file, rows.join('\n'));

    expect(await exchange(['--import', file], folders)).toBe(0);
    expect(JSON.parse((await filesOf('mexican')).wizard ?? '')).toEqual({
      'wizard.close': 'Salir',
      'wizard.leave.sent': expect.stringContaining('No recibimos respuesta'),
    });
  });
});

describe('the command', () => {
  it.each<[string, string[], string]>([
    ['no arguments', [], 'Usage'],
    ['both options', ['--csv', 'german', '--import', 'german.csv'], 'Usage'],
    ['an unknown option', ['--xlsx', 'german'], 'Usage'],
    ['a second file', ['--csv', 'german', 'a.csv', 'b.csv'], 'Usage'],
    ['English', ['--csv', 'english'], 'There is no language “english” to translate to.'],
    ['a path as a language', ['--csv', '../german'], 'There is no language “../german” to translate to.'],
    ['a file without a language', ['--import', 'texts.csv'], 'texts.csv contains no language'],
    ['a file of two languages', ['--import', 'german-french.csv'], 'Add --language LANGUAGE'],
    ['a missing file', ['--import', 'german.csv'], 'german.csv cannot be read.'],
  ])('refuses %s', async (_, args, problem) => {
    await expect(exchange(args, folders)).rejects.toThrow(problem);
  });

  it('takes the language from the option or from a word of the file name', async () => {
    const file = await exportTo('Portal German (2).csv', 'german');
    expect(await exchange(['--import', file], folders)).toBe(0);
    expect(await exchange(['--import', await exportTo('texts.csv', 'german'), '--language', 'german'], folders)).toBe(
      0,
    );
    expect(await filesOf('german')).toEqual(before.german);
  });
});
