import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { emulateScheme } from './colorScheme.ts';
import { underAFinger } from './finger.ts';
import { doubleTheText, expectToFit, resize, smallTargets } from './layout.ts';
import { takePictures } from './pictures.ts';
import { speak } from './pseudo.ts';

/** Nothing stands in anybody's way, and every colour can be read by day and by night. */
export async function expectToBeRead(page: Page, name: string): Promise<void> {
  await takePictures(page, name);
  await emulateScheme(page, 'light');
  await expectAccessible(page);
  // A dialog hides what is behind it, its heading too.
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await emulateScheme(page, 'dark');
  await expectContrast(page);
  await emulateScheme(page, 'light');
}

/** Each target can be hit on a phone. */
export async function expectToBeHit(page: Page): Promise<void> {
  await underAFinger(page, async () => {
    expect(await smallTargets(page, 44), 'under a finger').toEqual([]);
    await expectToFit(page);
  });
}

/** A page of 320 pixels holds what is on it, and so does a larger one in letters of twice the size. */
export async function expectToFitSmallAndLarge(page: Page): Promise<void> {
  await resize(page, { width: 320, height: 640 });
  await expectToFit(page);
  await resize(page, { width: 640, height: 800 });
  const undo = await doubleTheText(page);
  await expectToFit(page);
  await undo();
}

/** A screen as everybody comes by it: one visit, and it is left as it was. */
export async function expectEverything(page: Page, name: string): Promise<void> {
  await expectToBeRead(page, name);
  expect(await smallTargets(page, 24), 'under a mouse').toEqual([]);
  const before = page.viewportSize();
  await speak(page, 'pseudo');
  await expectToFitSmallAndLarge(page);
  await speak(page, 'en');
  if (before) await resize(page, before);
  await expectToBeHit(page);
}
