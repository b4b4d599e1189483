import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Replacements of packages in the browser bundle. */
export const aliases = [
  // Saves twelve kilobytes, because the app does not need all of graphql.
  { find: /^graphql$/, replacement: fileURLToPath(new URL('graphql.ts', import.meta.url)) },
  // Texts are compiled at build time, so no parser is needed.
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // The browser version decodes entities through innerHTML, which the page's policy forbids.
  {
    find: /^decode-named-character-reference$/,
    replacement: createRequire(import.meta.url).resolve('decode-named-character-reference'),
  },
];
