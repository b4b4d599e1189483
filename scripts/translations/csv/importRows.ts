import type { Catalogue, Texts } from '../catalogue.ts';
import { translationProblems } from '../check/problems.ts';
import { compile } from '../compile.ts';
import type { ReadRow } from './sheet.ts';

export type Imported = {
  /** New texts by id. */
  changes: Texts;
  unchanged: number;
  refused: number;
  /** Reasons why rows are refused, with their line and id. */
  problems: string[];
};

/** Controls, overrides of the writing direction, and the sign of a character that could not be decoded. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Returns the texts that differ from the catalogue, without those that the check of texts refuses. */
export function importRows({ texts }: Catalogue, language: string, rows: readonly ReadRow[]): Imported {
  const english = compile(texts.english);
  const current = texts[language] ?? {};
  const isUnchanged = ({ id, translation }: ReadRow) => translation === (current[id] ?? '');
  const lines = new Map<string, number[]>();
  for (const { id, line } of rows) lines.set(id, [...(lines.get(id) ?? []), line]);

  const reasonFor = (row: ReadRow): string | undefined => {
    const { id, English, translation, problem } = row;
    const others = lines.get(id)?.filter((line) => line !== row.line) ?? [];
    if (problem) return problem;
    if (!Object.hasOwn(texts.english, id)) return 'there is no such text';
    if (others.length) return `the id is there again in line ${others.join(', ')}`;
    if (isUnchanged(row)) return undefined;
    if (English !== texts.english[id]) return `the English text is another one now: ${texts.english[id]}`;
    if (translation.trim() === '') return 'the translation is empty';
    if (translation !== translation.trim()) return 'the translation begins or ends with a space';
    if (unprintable.test(translation)) return 'the translation has an unprintable character';
    return undefined;
  };

  const problemsOf = (row: ReadRow): string[] => {
    const { id, translation } = row;
    const reason = reasonFor(row);
    if (reason) return [`${id || 'no id'}: ${reason}`];
    if (isUnchanged(row)) return [];
    const problems = translationProblems(language, { [id]: translation }, english, texts.english);
    return problems.map((problem) => problem.replace(`translations/${language}: `, ''));
  };

  const checked = rows.map((row) => ({ ...row, problems: problemsOf(row) }));
  const good = checked.filter(({ problems }) => problems.length === 0);
  const changed = good.filter((row) => !isUnchanged(row));
  return {
    changes: Object.fromEntries(changed.map(({ id, translation }) => [id, translation])),
    unchanged: good.length - changed.length,
    refused: rows.length - good.length,
    problems: checked.flatMap(({ line, problems }) => problems.map((problem) => `line ${line}: ${problem}`)),
  };
}
