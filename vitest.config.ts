import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { writeMerged } from './scripts/translations/catalogue.ts';
import { readCityNames } from './scripts/translations/cities.ts';

// Tests need the current texts, even if `npm run generate` ran earlier.
await writeMerged('translations', await readCityNames());

/** Folders without tests, and the tests that only `npm run test:all` runs. */
const isExhaustive = process.env['TEST_TIER'] === 'all';
const exclude = ['node_modules', 'dist', 'e2e', 'test-results', ...(isExhaustive ? [] : ['**/*.exhaustive.test.*'])];

const shared = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  // Isolation took a third of the time. Each file must therefore undo its changes to modules, the window and the
  // process; `--sequence.shuffle.files` finds those that do not.
  isolate: false,
  // On a busy machine, an answer over a socket can take seconds.
  expect: { poll: { timeout: 20_000 } },
  // Results must not depend on the developer's time zone.
  env: { TZ: 'UTC' },
};

export default defineConfig({
  test: {
    // More workers would only wait for each other on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude,
          globalSetup: ['./tests/kit/postgres.ts'],
          ...shared,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['./tests/kit/browser/jsdom.ts'],
          ...shared,
        },
      },
    ],
  },
});
