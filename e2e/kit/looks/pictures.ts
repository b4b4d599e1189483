import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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

/**
 * Takes pictures of the screen, wide and narrow, light and dark, and records the texts on the wide one. Skips a name that
 * exists already.
 */
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
    if (size.width === 1280) writeFileSync(join(folder, `${safe}.json`), JSON.stringify(await readTexts(page)));
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

/**
 * Returns the texts on screen, whole elements and their text nodes. Leaves out texts for screen readers, which are a
 * pixel large. The CSV for translators names the picture that shows a text.
 */
async function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    const elements = [...document.body.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isSeen && [...element.childNodes].some(isText);
    });
    const texts = elements.flatMap((element) => [element, ...[...element.childNodes].filter(isText)]);
    return [...new Set(texts.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()))];
  });
}
