import type { Page } from '@playwright/test';

/**
 * Returns everything that stays in the browser after it is closed, except for data that is equal for all customers,
 * such as contact details.
 */
export const readPersonalStorage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const slices = Object.entries(localStorage).filter(([name]) => name !== 'theme' && name !== 'content');
    return JSON.stringify(slices) + document.cookie;
  });
