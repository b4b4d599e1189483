import { TYPE } from '@formatjs/icu-messageformat-parser';

import { languages } from '#schema/languages.ts';

import type { Compiled } from '../compile.ts';
import { allParts } from '../walk.ts';

/** The largest count that a text is checked for. Some languages have a category for millions. */
const mostCounted = 200;

/**
 * Returns plurals that lack a category of their language, or have one that the language does not use. Counts are whole
 * numbers up to 200, so the Romance languages' category for millions is optional. A plural may do
 * without if it tells 0 or 1 from the rest (`=1`), or if English does not count either.
 */
export function pluralProblems(file: string, name: string, texts: Compiled, english: Compiled): string[] {
  const language = Object.values(languages).find((known) => known.name === name);
  if (!language) return [];
  const known = {
    cardinal: listCategories(language.locale, 'cardinal'),
    ordinal: listCategories(language.locale, 'ordinal'),
  };

  const isCounted = (id: string) =>
    allParts(english[id] ?? []).some((part) => part.type === TYPE.plural && 'one' in part.options);

  return Object.entries(texts).flatMap(([id, parts]) =>
    allParts(parts).flatMap((part) => {
      if (part.type !== TYPE.plural) return [];
      const { all, usual } = known[part.pluralType ?? 'cardinal'];
      const own = Object.keys(part.options).filter((option) => !option.startsWith('='));
      const foreign = own.filter((category) => !all.includes(category));
      const isChoice = '=0' in part.options || '=1' in part.options;
      const missing = isChoice || !isCounted(id) ? [] : usual.filter((category) => !own.includes(category));
      return [
        ...foreign.map((category) => `${file}: ${id}: ${name} has no plural category “${category}”.`),
        ...missing.map((category) => `${file}: ${id}: the plural category “${category}” is missing.`),
      ];
    }),
  );
}

type Categories = { all: string[]; usual: string[] };

/** The import checks texts one by one, and counting for each would take seconds. */
const counted = new Map<string, Categories>();

function listCategories(locale: string, type: Intl.PluralRuleType): Categories {
  const known = counted.get(`${locale} ${type}`) ?? countCategories(locale, type);
  counted.set(`${locale} ${type}`, known);
  return known;
}

function countCategories(locale: string, type: Intl.PluralRuleType): Categories {
  const rules = new Intl.PluralRules(locale, { type });
  const counts = Array.from({ length: mostCounted + 1 }, (_, count) => rules.select(count));
  return { all: rules.resolvedOptions().pluralCategories, usual: [...new Set([...counts, 'other'])] };
}
