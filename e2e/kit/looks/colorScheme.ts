import type { Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;

/** Turns the system to day or night, and lets the page hear of it and draw itself again: both take a frame. */
export async function emulateScheme(page: Page, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme);
  // A partner who has only one appearance stays as they are.
  const isThere = (wanted: string) => document.documentElement.dataset.appearance === wanted;
  await page.waitForFunction(isThere, colorScheme, { timeout: 1_000 }).catch(() => undefined);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
}
