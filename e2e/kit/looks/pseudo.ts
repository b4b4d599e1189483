import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';

/** Chooses a language of longer, stranger English. No partner offers it, but it is available on request. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', JSON.stringify({ version: 1, value: 'pseudo' })));
}

/** Changes the language of an open page, as another tab would. */
export async function speak(page: Page, code: 'pseudo' | 'en'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('language', JSON.stringify({ version: 1, value }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, code);
  const html = expect(page.locator('html'));
  await (code === 'pseudo' ? html : html.not).toHaveAttribute('lang', 'en-XA');
}
