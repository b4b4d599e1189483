import { defineConfig } from 'vite';

/** Both servers, for Node as it is on the machine: packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { input: { gateway: 'gateway/main.ts', sandbox: 'sandbox/main.ts' } },
  },
});
