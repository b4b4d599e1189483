import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { colorSchemes, emulateScheme } from './colorScheme.ts';

/** The folder given by `npm run pictures`; without it no pictures are taken. */
const folder = process.env.PICTURES;
const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

/** Prolongs timeouts, because pictures of waiting pages take time. */
export async function waitForPictures(context: BrowserContext): Promise<void> {
  if (!folder) return;
  await context.addInitScript(() => {
    const usual = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => usual(ms * 30);
  });
}

/** Takes pictures of the screen, wide and narrow, light and dark. Skips a name that exists already. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!folder) return;
  const safe = name.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '');
  const path = (width: number, scheme: string) => join(folder, `${safe}--${width}-${scheme}.png`);
  if (existsSync(path(360, 'dark'))) return;

  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  const touch = await page.context().newCDPSession(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Touch input, because phones have larger targets.
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: size.width < 640 });
    for (const scheme of colorSchemes) {
      await emulateScheme(page, scheme);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path(size.width, scheme), fullPage: true, animations: 'disabled' });
    }
  }
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await touch.detach();
  await emulateScheme(page, 'light');
  if (before) await page.setViewportSize(before);
}
