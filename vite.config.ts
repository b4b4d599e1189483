import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { oldestBrowsers } from './schema/browsers.ts';
import { aliases } from './scripts/build/aliases.ts';
import { chunkList } from './scripts/build/chunkList.ts';
import { fileList } from './scripts/build/fileList.ts';
import { files } from './scripts/build/files.ts';
import { inlineStyles } from './scripts/build/inlineStyles.ts';
import { inlineTokens } from './scripts/build/inlineTokens.ts';
import { minifyEntry } from './scripts/build/minifyEntry.ts';
import { reloadOnChange } from './scripts/build/reloadOnChange.ts';
import { startAfterPaint } from './scripts/build/startAfterPaint.ts';

/** The app in the browser. In development `import.meta.env.DEV` is true, and what asks for it is in the build. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    inlineTokens(),
    chunkList(),
    mode === 'development' ? null : minifyEntry(),
    fileList(),
    inlineStyles(),
    startAfterPaint(),
    mode === 'development' ? reloadOnChange() : null,
  ],
  // The gateway writes a fresh nonce into each page.
  html: { cspNonce: '%NONCE%' },
  resolve: {
    alias: aliases,
  },
  build: {
    outDir: 'dist/app',
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Weighed by check:budget, and as they travel.
    chunkSizeWarningLimit: 5_000,
    sourcemap: mode === 'development',
    minify: mode !== 'development',
    // The documents' few styles would be a second file, which could be missing.
    cssCodeSplit: false,
    // scripts/build/licences.mjs adds those of fonts and data.
    license: mode === 'development' ? false : { fileName: 'licences.json' },
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
}));
