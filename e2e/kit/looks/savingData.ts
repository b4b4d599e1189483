import type { BrowserContext } from '@playwright/test';

/** As for somebody who pays for each byte: nothing comes before it is needed. */
export const savingData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
