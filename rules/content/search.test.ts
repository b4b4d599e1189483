import { describe, expect, it } from 'vitest';

import { isSearch, mostSought, soughtIn } from './search.ts';

const texts = [
  ['A code', 'It lasts ten minutes, [terms](/privacy).'],
  ['Équipage perdu', 'Wo die Straße endet.'],
  ['ISTANBUL', 'Ten codes, each for 15&nbsp;minutes'],
] as const;

const found = (sought: string, locale = 'en') =>
  soughtIn(texts, { sought, locale, textsOf: (each) => each }).map((each) => texts.indexOf(each));

describe('what is sought', () => {
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

  it('is read as the language writes it', () => {
    expect(found('istanbul', 'en')).toEqual([2]);
    expect(found('ıstanbul', 'tr')).toEqual([2]);
  });

  it('is its word in another form, but not a longer one that happens to begin alike', () => {
    const [delay, pass] = [['A delay'], ['A pass over there']];
    const foundOf = (sought: string) =>
      soughtIn([delay, pass], { sought, locale: 'en', textsOf: (each) => each }).map(([text]) => text);

    expect(foundOf('delayed')).toEqual(['A delay']);
    expect(foundOf('delays')).toEqual(['A delay']);
    expect(foundOf('passenger')).toEqual([]);
    expect(foundOf('overview')).toEqual([]);
  });

  it('is bounded', () => {
    expect(found(`code${' '.repeat(mostSought)}nowhere`)).toEqual([0, 2]);
  });

  it('may be nothing', () => {
    expect([' ', '?!', 'a', '7'].map(isSearch)).toEqual([false, false, true, true]);
  });
});
