import { describe, expect, it } from 'vitest';

import { parseCsv } from './parseCsv.ts';

const cellsOf = (text: string, separator = ',') => parseCsv(text, separator).map(({ cells }) => cells);

describe('parseCsv', () => {
  it('reads separators, line breaks and quotation marks inside quotes', () => {
    expect(cellsOf('a,"b, c","d\ne","f ""g"""\nh,,"",\n')).toEqual([
      ['a', 'b, c', 'd\ne', 'f "g"'],
      ['h', '', '', ''],
    ]);
  });

  it('reads the same with CRLF, CR or LF, and without a last line end', () => {
    const expected = [
      ['a', 'b\nc'],
      ['d', 'e'],
    ];
    expect(cellsOf('a,"b\r\nc"\r\nd,e\r\n')).toEqual(expected);
    expect(cellsOf('a,"b\rc"\rd,e')).toEqual(expected);
    expect(cellsOf('a,"b\nc"\nd,e')).toEqual(expected);
  });

  it('splits at the given separator only', () => {
    expect(cellsOf('a;b,c;"d;e"', ';')).toEqual([['a', 'b,c', 'd;e']]);
  });

  it('keeps a quotation mark within an unquoted cell', () => {
    expect(cellsOf('5" wide,b')).toEqual([['5" wide', 'b']]);
  });

  it('numbers records by the first of their lines', () => {
    expect(parseCsv('a\n"b\nc"\n\nd', ',').map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  it('reports text after a closing quotation mark, and continues with the next line', () => {
    expect(parseCsv('"a" b,c\nd', ',')).toEqual([
      { line: 1, cells: ['a'], problem: 'there is text after a closing quotation mark' },
      { line: 2, cells: ['d'] },
    ]);
  });

  it('reports a quotation mark that is never closed', () => {
    expect(parseCsv('a\nb,"c\nd', ',')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: ['b'], problem: 'a quotation mark is not closed' },
    ]);
  });
});
