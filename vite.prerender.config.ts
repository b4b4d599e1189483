import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { aliases } from './scripts/build/aliases.ts';
import { inlineTokens } from './scripts/build/inlineTokens.ts';

/** The app in Node, to draw what its page shows before the app does. Its classes are named as in the app's own build. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), inlineTokens()],
  resolve: { alias: aliases },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender/render.tsx',
    outDir: 'dist/prerender',
    target: 'node20',
    minify: false,
  },
});
