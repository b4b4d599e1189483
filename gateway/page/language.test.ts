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

  it('start with the chosen one', () => {
    expect(rankLanguages({ 'accept-language': 'ja', cookie: 'language=es' }, ['en', 'es', 'fr'], 'FR')).toEqual([
      'es',
      'fr',
      'en',
    ]);
  });
});
