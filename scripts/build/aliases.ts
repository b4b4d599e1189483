import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the app gets in place of some packages. */
export const aliases = [
  // Twelve kilobytes less: the app does nothing that the whole of graphql is needed for.
  { find: /^graphql$/, replacement: fileURLToPath(new URL('graphql.ts', import.meta.url)) },
  // Texts come compiled, so their parser stays at home.
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // In a browser it would read entities by innerHTML, which the page's policy forbids.
  {
    find: /^decode-named-character-reference$/,
    replacement: createRequire(import.meta.url).resolve('decode-named-character-reference'),
  },
];
