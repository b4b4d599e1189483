import type { Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;

/** Turns the system to day or night, and lets the page hear of it and draw itself again: both take a frame. */
export async function emulateScheme(page: Page, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
}
