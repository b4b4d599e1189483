import { describe, expect, it } from 'vitest';

import type { ThemeConfig } from '#schema/theme.ts';

import { getBaseLanguage, languageAmong, listTextFiles } from './languages.ts';

const voyage = { theme: 'voyage', config: { ownTranslations: ['spanish'] } } as ThemeConfig;

describe('the translation files of a language', () => {
  it("are the theme's, the shared ones, English, then pseudo", () => {
    expect(listTextFiles('es', voyage)).toEqual([
      { code: 'es', theme: 'voyage' },
      { code: 'es', theme: null },
      { code: 'en', theme: null },
      { code: 'pseudo', theme: null },
    ]);
  });

  it('omit a theme without its own texts', () => {
    expect(listTextFiles('fr', voyage)[0]).toEqual({ code: 'fr', theme: null });
    expect(listTextFiles('es', null)[0]).toEqual({ code: 'es', theme: null });
  });

  it('include those of the base language after those of a variant', () => {
    const theme = { theme: 'rails', config: { ownTranslations: ['mexican', 'spanish'] } } as ThemeConfig;
    expect(listTextFiles('mx', theme)).toEqual([
      { code: 'mx', theme: 'rails' },
      { code: 'mx', theme: null },
      { code: 'es', theme: 'rails' },
      { code: 'es', theme: null },
      { code: 'en', theme: null },
      { code: 'pseudo', theme: null },
    ]);
  });

  it('never contain one twice', () => {
    expect(listTextFiles('en', voyage)).toEqual([
      { code: 'en', theme: null },
      { code: 'pseudo', theme: null },
    ]);
    expect(listTextFiles('pseudo', null)).toEqual([
      { code: 'pseudo', theme: null },
      { code: 'en', theme: null },
    ]);
  });

  it('fall back to English for an unknown language', () => {
    expect(listTextFiles('xx', voyage)).toEqual([
      { code: 'xx', theme: null },
      { code: 'en', theme: null },
      { code: 'pseudo', theme: null },
    ]);
  });
});

describe('the language of the portal', () => {
  it.each([
    ['the one that was chosen', ['en', 'es'], ['es', 'en-US'], 'es'],
    ['the first of the browser’s that is offered', ['en', 'es', 'fr'], ['de-DE', 'fr-CA', 'es'], 'fr'],
    ['the account’s', ['en', 'es'], ['ES'], 'es'],
    ['that of Mexico, for a Mexican', ['en', 'es', 'mx'], ['es-MX'], 'mx'],
    ['Spanish, for a Mexican where there is no other', ['en', 'es'], ['es-MX'], 'es'],
    ['Spanish, for an Argentinian', ['en', 'es', 'mx'], ['es-AR'], 'es'],
    ['that of Mexico, for an account there', ['en', 'es', 'mx'], ['es-MX', 'ES'], 'mx'],
    ['Portuguese, for a Brazilian', ['en', 'pt'], ['pt-BR'], 'pt'],
    ['German, for an Austrian', ['en', 'de'], ['de-AT'], 'de'],
    ['Chinese, for simplified characters', ['en', 'zh'], ['zh-Hans-CN'], 'zh'],
    ['Chinese, for the account of an American', ['en', 'zh'], ['zh-US', 'ZH'], 'zh'],
    ['pseudo, if asked for', ['en', 'es'], ['pseudo'], 'pseudo'],
    ['English, where nothing fits', ['fr', 'en'], ['ja-JP'], 'en'],
    ['the partner’s first, where there is no English', ['fr', 'de'], ['ja-JP'], 'fr'],
    ['English, where a partner offers nothing', [], ['fr'], 'en'],
  ])('is %s', (_, offered, wanted, code) => {
    expect(languageAmong(offered, wanted)).toBe(code);
  });
});

it.each([
  ['mx', 'es'],
  ['es', 'es'],
  ['zh', 'zh'],
  ['pseudo', 'pseudo'],
  ['xx', 'xx'],
])('the language that accounts have for %s is %s', (code, base) => {
  expect(getBaseLanguage(code)).toBe(base);
});
