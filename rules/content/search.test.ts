import { describe, expect, it } from 'vitest';

import { isSearch, mostSought, searchItems } from './search.ts';

const texts = [
  ['A code', 'It lasts ten minutes, [terms](/privacy).'],
  ['Équipage perdu', 'Wo die Straße endet.'],
  ['ISTANBUL', 'Ten codes, each for 15&nbsp;minutes'],
] as const;

const found = (sought: string) =>
  searchItems(texts, { sought, textsOf: (each) => each }).map((each) => texts.indexOf(each));

describe('a search text', () => {
  it.each([
    ['code', [0, 2]],
    ['CODES', [0, 2]],
    ['équipages', [1]],
    ['perdues', [1]],
    ['lastingly', []],
    ['tens', []],
    ['equipage', [1]],
    ['e\u0301quipage', [1]],
    ['strasse', [1]],
    ['15 minutes', [2]],
    ['minutes ten', [0, 2]],
    ['  code , ten! ', [0, 2]],
    ['lost', []],
    ['odes', []],
    ['privacy', []],
    ['[', [0, 1, 2]],
    ['.*', [0, 1, 2]],
    ['', [0, 1, 2]],
  ])('%j is found in %j', (sought, expected) => {
    expect(found(sought)).toEqual(expected);
  });

  it.each(['istanbul', 'ıstanbul', 'İstanbul', 'ISTANBUL'])('matches every kind of i: %s', (sought) => {
    expect(found(sought)).toEqual([2]);
    const lower = searchItems([['istanbul’da']], { sought, textsOf: (each) => each });
    expect(lower).toEqual([['istanbul’da']]);
  });

  it('matches Chinese anywhere in a text, because its words have no spaces between them', () => {
    const [lost, late] = [['如果航空公司丢失了行李'], ['航班延误时可以做什么']];
    const foundOf = (sought: string) => searchItems([lost, late], { sought, textsOf: (each) => each });

    expect(foundOf('行李')).toEqual([lost]);
    expect(foundOf('延误 航班')).toEqual([late]);
    expect(foundOf('酒店')).toEqual([]);
  });

  it('matches other forms of a word, but not longer words with the same beginning', () => {
    const [delay, pass] = [['A delay'], ['A pass over there']];
    const foundOf = (sought: string) =>
      searchItems([delay, pass], { sought, textsOf: (each) => each }).map(([text]) => text);

    expect(foundOf('delayed')).toEqual(['A delay']);
    expect(foundOf('delays')).toEqual(['A delay']);
    expect(foundOf('passenger')).toEqual([]);
    expect(foundOf('overview')).toEqual([]);
  });

  it('has a maximum length', () => {
    expect(found(`code${' '.repeat(mostSought)}nowhere`)).toEqual([0, 2]);
  });

  it('may be empty', () => {
    expect([' ', '?!', 'a', '7'].map(isSearch)).toEqual([false, false, true, true]);
  });
});
