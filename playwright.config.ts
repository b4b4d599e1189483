import { defineConfig, devices } from '@playwright/test';

import { findChromium } from './scripts/testing/browser.mjs';
import { browserArgs } from './scripts/testing/browserArgs.mjs';

/** Taking pictures during journeys is slow, so timeouts are longer. */
const patience = process.env.PICTURES ? 5 : 1;
const executablePath = findChromium(process.env);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/e2e.json' }]],
  // Each worker has its own portal and sandbox and runs one test at a time. Tests mostly wait, so three workers keep two
  // cores busy.
  workers: 3,
  // Distributes tests instead of files, so that all workers finish at about the same time.
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, because the machine may be slow.
  timeout: patience * 180_000,
  expect: { timeout: patience * 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    actionTimeout: patience * 30_000,
    navigationTimeout: patience * 60_000,
    // Traces add a tenth to the duration. `--trace on` records one.
    trace: 'off',
    video: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArgs,
    },
  },
});
