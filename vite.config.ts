import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkList } from './scripts/build/chunkList.ts';
import { fileList } from './scripts/build/fileList.ts';
import { files } from './scripts/build/files.ts';
import { inlineTokens } from './scripts/build/inlineTokens.ts';
import { reloadOnChange } from './scripts/build/reloadOnChange.ts';

/** The app in the browser. In development `import.meta.env.DEV` is true, and what asks for it is in the build. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), inlineTokens(), chunkList(), fileList(), mode === 'development' ? reloadOnChange() : null],
  // The gateway writes a fresh nonce into each page.
  html: { cspNonce: '%NONCE%' },
  resolve: {
    alias: [
      // Twelve kilobytes less: the app does nothing that the whole of graphql is needed for.
      { find: /^graphql$/, replacement: fileURLToPath(new URL('scripts/build/graphql.ts', import.meta.url)) },
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
    ],
  },
  build: {
    outDir: 'dist/app',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Weighed by check:budget, and as they travel.
    chunkSizeWarningLimit: 5_000,
    sourcemap: mode === 'development',
    minify: mode !== 'development',
    // The documents' few styles would be a second file, which could be missing.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
}));
