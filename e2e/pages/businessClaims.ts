import type { Locator, Page } from '@playwright/test';

/** A claim of a business in its list, unfolded or not. */
export const claimRow = (page: Page, number: string): Locator => page.locator(`[data-claim="${number}"]`);

/** Unfolds all there is about a claim. */
export const unfold = (page: Page, number: string): Promise<void> =>
  claimRow(page, number).locator('button[aria-expanded=false]').click();
