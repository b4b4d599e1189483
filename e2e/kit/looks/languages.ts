import { existsSync, readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect } from '../portal.ts';

/** The value of `lang` in each language. */
export const locales = {
  en: 'en-US',
  es: 'es-ES',
  zh: 'zh-CN',
  fr: 'fr-FR',
  pt: 'pt-PT',
  mx: 'es-MX',
  de: 'de-DE',
  it: 'it-IT',
  tr: 'tr-TR',
  pseudo: 'en-XA',
} as const;

type LanguageCode = keyof typeof locales;

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
  await expect(page.locator('html')).toHaveAttribute('lang', locales[code]);
}

/** Returns the languages that the partner of an open page offers besides English. */
export function listOtherLanguages(page: Page): LanguageCode[] {
  const [partner = ''] = new URL(page.url()).hostname.split('.');
  const own = `themes/${partner}/config.json`;
  const config = readFileSync(existsSync(own) ? own : 'themes/baseline/config.json', 'utf8');
  const { languages: offered } = JSON.parse(config) as { languages: LanguageCode[] };
  return offered.filter((code) => code !== 'en');
}
