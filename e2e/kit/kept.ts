import type { Page } from '@playwright/test';

/** Everything that stays in the browser when it is closed, but for the partner's theme, which names whom to write to. */
export const keptOfPeople = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const slices = Object.entries(localStorage).filter(([name]) => name !== 'theme');
    return JSON.stringify(slices) + document.cookie;
  });
