import { byId, findArea } from '../areas.mjs';
import { type Catalogue, createCatalogue, type Files, parseTexts, type Texts, variants } from '../catalogue.ts';
import { type Compiled, compile } from '../compile.ts';
import { dynamicPrefixes, fixedTexts, sameAsEnglish } from '../exceptions.ts';
import { getReason } from '../reason.ts';
import { getMessageStructure } from '../structure.ts';
import { plainText } from '../walk.ts';
import { pluralProblems } from './plurals.ts';
import { type Code, findTextUses } from './uses.ts';
import { voiceProblems } from './voice.ts';

/** Input of a check, as it is written. */
export type Evidence = {
  /** Files by language name, one per area. */
  languages: Record<string, Files>;
  /** Override files by theme and language name. */
  overrides: Record<string, Files>;
  code: Code[];
  /** Ids that must exist even if unused: one for each error code. */
  required: string[];
};

export function findProblems({ languages, overrides, code, required }: Evidence): string[] {
  const catalogue = attempt(() => createCatalogue(languages));
  if (typeof catalogue === 'string') return [catalogue];
  const { english } = catalogue.texts;
  const compiled = attempt(() => compile(english));
  if (typeof compiled === 'string') return [`translations/english: ${compiled}`];

  return [
    ...Object.entries(languages).flatMap(([name, files]) =>
      Object.entries(files).flatMap(([area, text]) => [
        ...orderProblems(`translations/${name}/${area}.json`, text),
        ...placeProblems(`translations/${name}/${area}.json`, text, area, Object.keys(languages.english ?? {})),
      ]),
    ),
    ...descriptionProblems(catalogue),
    ...required.filter((id) => !(id in english)).map((id) => `${id} is missing: an error code needs its text.`),
    ...useProblems(english, code),
    ...Object.entries(catalogue.texts).flatMap(([name, texts]) => [
      ...completenessProblems(name, texts, english),
      ...translationProblems(name, texts, compiled, english),
    ]),
    ...Object.entries(overrides).flatMap(([theme, own]) =>
      Object.entries(own).flatMap(([name, text]) => overrideProblems(theme, name, text, compiled)),
    ),
  ];
}

/** Returns the problems of some texts of a language, each with the id of its text. */
export function translationProblems(name: string, texts: Texts, compiled: Compiled, english: Texts): string[] {
  return [
    ...languageProblems(`translations/${name}`, texts, compiled),
    ...sameProblems(name, texts, compiled, english),
    ...voiceProblems(`translations/${name}`, texts),
    ...findPluralProblems(name, texts, compiled),
  ];
}

export function overrideProblems(theme: string, name: string, text: string, english: Compiled): string[] {
  const file = `themes/${theme}/translations/${name}.json`;
  const texts = attempt(() => parseTexts(file.replace(/\.json$/, ''), text));
  if (typeof texts === 'string') return [texts];
  const unknown = Object.keys(texts).filter((id) => !(id in english));
  return [
    ...orderProblems(file, text),
    ...unknown.map((id) => `${file}: there is no text ${id} to replace.`),
    ...languageProblems(file, texts, english),
    ...voiceProblems(file, texts),
  ];
}

function orderProblems(file: string, text: string): string[] {
  const sorted = Object.entries(JSON.parse(text) as object).sort(byId);
  if (text === `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`) return [];
  return [`${file} is not in order, or has an id twice: node scripts/sortTexts.mjs sorts it.`];
}

function placeProblems(file: string, text: string, area: string, areas: string[]): string[] {
  const astray = Object.keys(JSON.parse(text) as object).filter((id) => findArea(id, areas) !== area);
  return astray.map((id) => `${file}: ${id} is of another file: node scripts/sortTexts.mjs puts it there.`);
}

function descriptionProblems({ descriptions }: Catalogue): string[] {
  const short = Object.entries(descriptions).filter(([, description]) => description.trim().split(/\s+/).length < 4);
  return short.map(([id]) => `${id}: the description tells a translator where it stands, in a few words at least.`);
}

function useProblems(english: Texts, code: Code[]): string[] {
  const namespaces = new Set(Object.keys(english).map((id) => id.split('.')[0] ?? ''));
  const { literals, likely, beginnings } = findTextUses(code, namespaces);
  const isDynamic = (id: string) => dynamicPrefixes.some((prefix) => id.startsWith(prefix));
  const unused = Object.keys(english).filter((id) => !literals.has(id) && !isDynamic(id));
  const absent = [...likely].filter(([id]) => !(id in english));
  const undeclared = [...beginnings].filter(([start]) => !isDynamic(start));
  return [
    ...unused.map((id) => `${id} is used nowhere.`),
    ...absent.map(([id, path]) => `${path}: there is no text ${id}.`),
    ...undeclared.map(
      ([start, path]) =>
        `${path}: ids that begin with ${start} are put together; scripts/translations/exceptions.ts has to know.`,
    ),
  ];
}

function completenessProblems(name: string, texts: Texts, english: Texts): string[] {
  const missing = Object.keys(english).filter((id) => !(id in texts));
  const extra = Object.keys(texts).filter((id) => !(id in english));
  return [
    ...missing.map((id) => `translations/${name}: ${id} is missing.`),
    ...extra.map((id) => `translations/${name}: ${id} is not in English.`),
  ];
}

function languageProblems(file: string, texts: Texts, english: Compiled): string[] {
  return Object.entries(texts).flatMap(([id, text]) => {
    const compiled = attempt(() => compile({ [id]: text }));
    if (typeof compiled === 'string') return [`${file}: ${compiled}`];
    const [own, wanted] = [
      getMessageStructure(compiled[id] ?? []),
      getMessageStructure(english[id] ?? compiled[id] ?? []),
    ];
    if (own.join() === wanted.join()) return [];
    return [`${file}: ${id} asks for ${own.join(' ') || 'nothing'}, in English for ${wanted.join(' ') || 'nothing'}.`];
  });
}

function findPluralProblems(name: string, texts: Texts, english: Compiled): string[] {
  const compiled = attempt(() => compile(texts));
  return typeof compiled === 'string' ? [] : pluralProblems(`translations/${name}`, name, compiled, english);
}

function sameProblems(name: string, texts: Texts, compiled: Compiled, english: Texts): string[] {
  const file = `translations/${name}`;
  const moved = Object.entries(fixedTexts).filter(([id, text]) => id in texts && texts[id] !== text);
  const left = Object.entries(texts).filter(([id, text]) => {
    const hasWords = /\p{L}/u.test(plainText(compiled[id] ?? []));
    const mayBeSame = id in fixedTexts || sameAsEnglish[variants[name] ?? name]?.includes(text);
    return name !== 'english' && hasWords && text === english[id] && !mayBeSame;
  });
  return [
    ...moved.map(([id, text]) => `${file}: ${id} is fixed, word for word: ${text}`),
    ...left.map(
      ([id]) => `${file}: ${id} is still English; if it is right so, scripts/translations/exceptions.ts has to know.`,
    ),
  ];
}

function attempt<Result>(make: () => Result): Result | string {
  try {
    return make();
  } catch (error) {
    return getReason(error);
  }
}
