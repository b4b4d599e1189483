import { describe, expect, it } from 'vitest';

import { formatSheet, type Row, readSheet } from './sheet.ts';

const row: Row = {
  id: 'trips.title',
  English: 'Trips',
  description: 'Title.',
  translation: 'Reisen',
  screenshot: 'a.png',
};
const withTranslation = (translation: string) => formatSheet([{ ...row, translation }]);
const read = (text: string) => readSheet(new TextEncoder().encode(text));
const expected = [{ id: 'trips.title', English: 'Trips', translation: 'Reisen', line: 2 }];

describe('formatSheet', () => {
  it('begins with a byte order mark and ends lines with CRLF', () => {
    expect(withTranslation('Reisen, „alle“ "hier"')).toBe(
      '\ufeffid,English,description,translation,screenshot\r\ntrips.title,Trips,Title.,"Reisen, „alle“ ""hier""",a.png\r\n',
    );
  });

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '＝1', "'=1", "''@a"])('guards %j against running', (text) => {
    const cell = withTranslation(text).split('Title.,')[1] ?? '';
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(read(withTranslation(text))[0]?.translation).toBe(text);
  });

  it.each(["'quoted'", '', ' a ', 'a\nb', 'a;b', 'a\tb', '"', '""', '1 = 1'])('keeps %j as it is', (text) => {
    expect(withTranslation(text)).not.toContain(`'${text}`);
    expect(read(withTranslation(text))[0]?.translation).toBe(text);
  });
});

describe('readSheet', () => {
  it.each<[string, string]>([
    ['commas and a byte order mark', '\ufeffid,English,translation\ntrips.title,Trips,Reisen\n'],
    ['semicolons', 'id;English;translation\r\ntrips.title;Trips;Reisen\r\n'],
    ['tabs', 'id\tEnglish\ttranslation\ntrips.title\tTrips\tReisen'],
    ['another order', 'translation,note,ENGLISH ,id\nReisen,x,Trips,trips.title\n'],
    ['empty rows at the end', 'id,English,translation\ntrips.title,Trips,Reisen\n,,\n\n'],
    ['missing empty cells at the end', 'id,English,translation,screenshot\ntrips.title,Trips,Reisen\n'],
  ])('reads a file with %s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });

  it('keeps a formula whose apostrophe was removed', () => {
    expect(read('id,English,translation\na,b,=c')[0]?.translation).toBe('=c');
  });

  it('reports a row with more cells than columns', () => {
    expect(read('id,English,translation\ntrips.title,Trips,Reisen, alle\n')).toEqual([
      { ...expected[0], problem: 'there are more cells than columns' },
    ]);
  });

  it.each<[string, string]>([
    ['id,English\na,b', 'The column “translation” is missing in the first line.'],
    ['id,English,translation,ID\na,b,c,d', 'The column “id” is there twice.'],
    ['', 'The column “id” is missing in the first line.'],
  ])('refuses %j', (text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });

  it('refuses a file in the encoding of Windows', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('id,English,translation\na,b,'), 0xfc]);
    expect(() => readSheet(bytes)).toThrow('The file is not UTF-8. Save it as “CSV UTF-8”.');
  });
});
