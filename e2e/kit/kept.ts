import type { Page } from '@playwright/test';

/** Everything that stays in the browser when it is closed, but for what the insurer says to everybody, as whom to write to. */
export const keptOfPeople = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const slices = Object.entries(localStorage).filter(([name]) => name !== 'theme' && name !== 'content');
    return JSON.stringify(slices) + document.cookie;
  });
