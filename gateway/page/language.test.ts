import { describe, expect, it } from 'vitest';

import { rankLanguages } from './language.ts';

describe('the languages to try', () => {
  it.each([
    ['ja', ['en', 'es', 'fr'], 'FR', ['fr', 'en']],
    ['ja', ['es', 'en', 'mx'], 'MX', ['mx', 'en']],
    ['ja', ['es', 'en', 'fr'], 'US', ['en']],
    ['ja', ['es', 'en', 'fr'], 'GB', ['en']],
    ['ja', ['en', 'es'], 'FR', ['en']],
    ['es-AR', ['en', 'es', 'fr'], 'FR', ['es', 'fr', 'en']],
  ])('for a browser in %s, with %j offered in %s, are %j', (spoken, offered, country, codes) => {
    expect(rankLanguages({ 'accept-language': spoken }, offered, country)).toEqual(codes);
  });

  it.each([
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'pt'],
    ['es', 'es'],
    ['es-ES', 'es'],
    ['es-AR', 'es'],
    ['es-MX', 'mx'],
    ['es-MX,es;q=0.9,en;q=0.8', 'mx'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de-CH,fr;q=0.5', 'de'],
    ['it-CH', 'it'],
    ['tr-TR', 'tr'],
    ['fr-CA', 'fr'],
    ['en-AU', 'en'],
    ['ja,tr;q=0.5', 'tr'],
  ])('for a browser in %s, where all are offered, start with %s', (spoken, code) => {
    const offered = ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'];
    expect(rankLanguages({ 'accept-language': spoken }, offered, 'US')[0]).toBe(code);
  });

  it('start with the chosen one', () => {
    expect(rankLanguages({ 'accept-language': 'ja', cookie: 'language=es' }, ['en', 'es', 'fr'], 'FR')).toEqual([
      'es',
      'fr',
      'en',
    ]);
  });
});
