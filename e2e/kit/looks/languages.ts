import { existsSync, readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { isLanguageCode, type LanguageCode, languages } from '#schema/languages.ts';

import { expect } from '../portal.ts';

/** Chooses a language of longer, stranger English. No partner offers it, but it is available on request. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', JSON.stringify({ version: 1, value: 'pseudo' })));
}

/** Changes the language of an open page, as another tab would. */
export async function speak(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('language', JSON.stringify({ version: 1, value }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[code].locale);
}

/** Returns the languages that the partner of an open page offers besides English. */
export function listOtherLanguages(page: Page): LanguageCode[] {
  const [partner = ''] = new URL(page.url()).hostname.split('.');
  const own = `themes/${partner}/config.json`;
  const { languages: offered } = JSON.parse(
    readFileSync(existsSync(own) ? own : 'themes/baseline/config.json', 'utf8'),
  ) as { languages: string[] };
  return offered.filter(isLanguageCode).filter((code) => code !== 'en');
}
