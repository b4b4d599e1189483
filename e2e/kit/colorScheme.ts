import type { Page } from '@playwright/test';

export const colorSchemes = ['light', 'dark'] as const;

/** Turns the system to day or night, and lets the page draw itself again: the change reaches it with a frame. */
export async function emulateScheme(page: Page, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
}
