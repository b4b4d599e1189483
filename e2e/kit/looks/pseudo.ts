import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';

/** English made longer and stranger. No partner offers it; whoever asks for it gets it. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', JSON.stringify({ version: 1, value: 'pseudo' })));
}

/** A page that is open hears of a language that is chosen in another tab. */
export async function speak(page: Page, code: 'pseudo' | 'en'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('language', JSON.stringify({ version: 1, value }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, code);
  const html = expect(page.locator('html'));
  await (code === 'pseudo' ? html : html.not).toHaveAttribute('lang', 'en-XA');
}
