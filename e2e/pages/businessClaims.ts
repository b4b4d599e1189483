import type { Locator, Page } from '@playwright/test';

export const claimRow = (page: Page, number: string): Locator => page.locator(`[data-claim="${number}"]`);

export const unfold = (page: Page, number: string): Promise<void> =>
  claimRow(page, number).locator('button[aria-expanded=false]').click();
