import type { BrowserContext, Page } from '@playwright/test';

/** Chrome's "Slow 4G": 1.6 Mbit/s down and 0.75 up, nine tenths of it, and 3.75 × 150 ms before each answer. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((0.75 * 1_000_000) / 8) * 0.9,
};

/** Opens a page that emulates a low-end phone on a slow network. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
