import type { Page } from '@playwright/test';

import { expect, test } from '../portal.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { emulateScheme } from './colorScheme.ts';
import { underAFinger } from './finger.ts';
import { listOtherLanguages, speak } from './languages.ts';
import { doubleTheText, expectToFit, resize, smallTargets } from './layout.ts';
import { takePictures } from './pictures.ts';

/** Checks accessibility, and the contrast in light and dark mode. */
export async function expectToBeRead(page: Page, name: string): Promise<void> {
  await takePictures(page, name);
  await emulateScheme(page, 'light');
  await expectAccessible(page);
  // An open dialog hides the page's heading.
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await emulateScheme(page, 'dark');
  await expectContrast(page);
  await emulateScheme(page, 'light');
}

export async function expectToBeHit(page: Page): Promise<void> {
  await underAFinger(page, async () => {
    expect(await smallTargets(page, 44), 'under a finger').toEqual([]);
    await expectToFit(page);
  });
}

/** Checks that a page fits 320 pixels, and a larger one with text of twice the size. */
export async function expectToFitSmallAndLarge(page: Page): Promise<void> {
  await resize(page, { width: 320, height: 640 });
  await expectToFit(page);
  await resize(page, { width: 640, height: 800 });
  const undo = await doubleTheText(page);
  await expectToFit(page);
  await undo();
}

/** Checks that a page fits 320 pixels in each language that its partner offers. */
export async function expectToFitInEveryLanguage(page: Page): Promise<void> {
  await resize(page, { width: 320, height: 640 });
  for (const code of listOtherLanguages(page))
    await test.step(code, async () => {
      await speak(page, code);
      await expectToFit(page);
    });
}

/** Runs all checks on a screen in one visit and restores it afterwards. */
export async function expectEverything(page: Page, name: string): Promise<void> {
  await expectToBeRead(page, name);
  expect(await smallTargets(page, 24), 'under a mouse').toEqual([]);
  const before = page.viewportSize();
  await speak(page, 'pseudo');
  await expectToFitSmallAndLarge(page);
  if (process.env['E2E_LANGUAGES'] === 'all') await expectToFitInEveryLanguage(page);
  await speak(page, 'en');
  if (before) await resize(page, before);
  await expectToBeHit(page);
}
