import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { writeMerged } from './scripts/translations/catalogue.ts';

// Tests read the texts as they are now, whenever the contract was generated.
await writeMerged('translations');

/** Tests that only `npm run test:all` runs, and what no test is found in. */
const isExhaustive = process.env['TEST_TIER'] === 'all';
const exclude = ['node_modules', 'dist', 'e2e', 'test-results', ...(isExhaustive ? [] : ['**/*.exhaustive.test.*'])];

const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Loading React, Fluent, the gateway and the sandbox anew for each file took a third of the time. What a file changes in a
  // module, in the window or in the process it puts back: `--sequence.shuffle.files` shows whether it does.
  isolate: false,
  // A busy machine may need seconds for an answer over a socket.
  expect: { poll: { timeout: 20_000 } },
  // Whoever runs them may live anywhere.
  env: { TZ: 'UTC' },
};

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
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
