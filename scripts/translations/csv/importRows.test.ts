import { describe, expect, it } from 'vitest';

import type { Catalogue } from '../catalogue.ts';
import { importRows } from './importRows.ts';
import type { ReadRow } from './sheet.ts';

const english = {
  'cover.bags': '{count, plural, one {# bag} other {# bags}}',
  'cover.left': 'You have {sum, number} left.',
  'cover.title': 'Your <b>cover</b>',
  'errors.unknown': 'Unknown error',
};
const catalogue: Catalogue = {
  texts: { english, german: { 'cover.title': 'Ihr <b>Schutz</b>', 'errors.unknown': 'Unknown error' } },
  descriptions: {},
};

const row = (line: number, id: string, translation: string, more: Partial<ReadRow> = {}): ReadRow => ({
  line,
  id,
  English: english[id as keyof typeof english] ?? '',
  translation,
  ...more,
});
const importing = (...rows: ReadRow[]) => importRows(catalogue, 'german', rows);

const good = row(9, 'cover.left', 'Ihnen bleiben {sum, number}.');
const changes = { 'cover.left': 'Ihnen bleiben {sum, number}.' };

describe('importRows', () => {
  it('returns changed texts, and counts the others', () => {
    const same = row(2, 'cover.title', 'Ihr <b>Schutz</b>');
    expect(importing(same, good)).toEqual({ changes, unchanged: 1, refused: 0, problems: [] });
  });

  it('counts a text as unchanged that is not translated yet', () => {
    expect(importing(row(2, 'cover.left', ''))).toEqual({ changes: {}, unchanged: 1, refused: 0, problems: [] });
  });

  it.each<[string, ReadRow, string]>([
    ['an unknown id', row(2, 'cover.none', 'Nichts'), 'line 2: cover.none: there is no such text'],
    ['the name of a built-in', row(2, '__proto__', 'Nichts'), 'line 2: __proto__: there is no such text'],
    ['an empty id', row(2, '', 'Nichts'), 'line 2: no id: there is no such text'],
    [
      'an unreadable row',
      row(2, 'cover.title', 'Ihre <b>Police</b>', { problem: 'a quotation mark is not closed' }),
      'line 2: cover.title: a quotation mark is not closed',
    ],
    [
      'a translation of an older text',
      row(2, 'cover.title', 'Ihre <b>Police</b>', { English: 'Your <b>policy</b>' }),
      'line 2: cover.title: the English text is another one now: Your <b>cover</b>',
    ],
    ['an emptied text', row(2, 'cover.title', ' '), 'line 2: cover.title: the translation is empty'],
    [
      'a space at the end',
      row(2, 'cover.title', 'Ihre <b>Police</b> '),
      'line 2: cover.title: the translation begins or ends with a space',
    ],
    [
      'a lost character',
      row(2, 'cover.title', 'Gew\ufffdhlter <b>Schutz</b>'),
      'line 2: cover.title: the translation has an unprintable character',
    ],
    [
      'broken syntax',
      row(2, 'cover.bags', '{count, plural, one {# Tasche} other {# Taschen}'),
      'line 2: cover.bags is not a message (EXPECT_ARGUMENT_CLOSING_BRACE)',
    ],
    [
      'another placeholder',
      row(2, 'cover.bags', '{anzahl, plural, one {# Tasche} other {# Taschen}}'),
      'line 2: cover.bags asks for {anzahl, plural}, in English for {count, plural}.',
    ],
    [
      'another tag',
      row(2, 'cover.title', 'Ihr <i>Schutz</i>'),
      'line 2: cover.title asks for <i>, in English for <b>.',
    ],
    [
      'a missing plural category',
      row(2, 'cover.bags', '{count, plural, other {# Taschen}}'),
      'line 2: cover.bags: the plural category “one” is missing.',
    ],
    ['English', row(2, 'cover.title', 'Your <b>cover</b>'), 'line 2: cover.title is still English'],
    ['a changed fixed text', row(2, 'errors.unknown', 'Unbekannt'), 'line 2: errors.unknown is fixed, word for word'],
    ['another voice', row(2, 'cover.title', 'Dein <b>Schutz</b>'), 'line 2: cover.title: address customers as Sie'],
  ])('refuses %s and imports the other rows', (_, bad, problem) => {
    const imported = importing(bad, good);
    expect(imported.changes).toEqual(changes);
    expect(imported).toMatchObject({ unchanged: 0, refused: 1 });
    expect(imported.problems).toHaveLength(1);
    expect(imported.problems[0]).toContain(problem);
  });

  it('refuses every row of an id that is there twice', () => {
    const one = row(2, 'cover.title', 'Ihre <b>Police</b>');
    const other = row(5, 'cover.title', 'Ihr <b>Schutz</b>');
    expect(importing(one, other, good)).toEqual({
      changes,
      unchanged: 0,
      refused: 2,
      problems: [
        'line 2: cover.title: the id is there again in line 5',
        'line 5: cover.title: the id is there again in line 2',
      ],
    });
  });
});
