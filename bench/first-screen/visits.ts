import type { BrowserContext, Page } from '@playwright/test';

import { slowPage } from './slow.ts';

const customer = { username: 'anna@sky.test', password: 'Passw0rd!' };
/** Between two keys, in milliseconds: a hundred words a minute. */
const keyEvery = 120;

/** Milliseconds from asking for a page until what was typed into its first field stood there. */
export async function typeable(page: Page, url: string): Promise<number> {
  await page.addInitScript(() =>
    document.addEventListener('input', () => (window.typedAt ??= performance.now()), { capture: true }),
  );
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.locator('input').first();
  await field.press('a');
  const at = await page.evaluate(() => window.typedAt);
  // What a script that comes later would take away again was never typed.
  await page.waitForLoadState('networkidle');
  if (at === undefined || (await field.inputValue()) !== 'a') throw new Error(`What was typed at ${url} is gone.`);
  return at;
}

/** The same in a tab that is opened when the browser has been there before. */
export async function again(context: BrowserContext, url: string): Promise<number> {
  const page = await slowPage(context);
  const ms = await typeable(page, url);
  await page.close();
  return ms;
}

/** Milliseconds from the click that signs in until the first trip is seen, by a customer who types as people do. */
export async function clickToTrip(page: Page): Promise<number> {
  const [username, password] = [page.locator('input').first(), page.locator('input[type=password]')];
  await username.fill('');
  await username.pressSequentially(customer.username, { delay: keyEvery });
  await password.pressSequentially(customer.password, { delay: keyEvery });
  await page.evaluate(() =>
    addEventListener('click', () => (window.clickedAt = performance.now()), { capture: true, once: true }),
  );
  await page.locator('button[type=submit]').click();
  // Looked for in each frame, as an eye would.
  const seen = await page.waitForFunction(
    () => document.querySelector('[data-card=TRIPS] li')?.getClientRects().length && performance.now(),
  );
  return Number(await seen.jsonValue()) - (await page.evaluate(() => window.clickedAt ?? 0));
}

declare global {
  interface Window {
    typedAt?: number;
    clickedAt?: number;
  }
}
