import { defineConfig, devices } from '@playwright/test';

import { findChromium } from './scripts/testing/browser.mjs';
import { browserArgs } from './scripts/testing/browserArgs.mjs';

/** Pictures are taken of what journeys come by: that takes as long as it takes, however busy the machine is. */
const patience = process.env.PICTURES ? 5 : 1;
const executablePath = findChromium(process.env);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/e2e.json' }]],
  // Each worker has a portal and a sandbox of its own, and within it tests run one after the other. A test waits more
  // than it works: three keep two cores busy.
  workers: 3,
  // Handed out one by one, not by files, so that no worker has a long file left when the others are done.
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A slow machine is not a fault.
  timeout: patience * 180_000,
  expect: { timeout: patience * 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    actionTimeout: patience * 30_000,
    navigationTimeout: patience * 60_000,
    // A trace of every journey costs a tenth of all of them; `--trace on` has one of the journey that failed.
    trace: 'off',
    video: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArgs,
    },
  },
});
