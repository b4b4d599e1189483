import type { BrowserContext } from '@playwright/test';

/** Emulates a browser that saves data, so that nothing is preloaded. */
export const savingData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
