import type { BrowserContext, CDPSession, Page } from '@playwright/test';

import { slowPage } from './slow.ts';

const customer = { username: 'anna@sky.test', password: 'Passw0rd!' };
/** Milliseconds between two keys: a hundred words a minute. */
const keyEvery = 120;

/**
 * Returns the milliseconds from the request of a page until a character typed into its first field appeared. Presses
 * the key in the frame in which the field becomes visible, without Playwright's actions: on a slow processor, their
 * scripts take longer than the page.
 */
export async function typeable(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const typed = new Promise<void>((resolve, reject) => {
    devtools.on('Runtime.bindingCalled', ({ name }) => {
      if (name === 'fieldSeen') type(devtools).catch(reject);
      if (name === 'fieldTyped') resolve();
    });
  });
  await devtools.send('Runtime.enable');
  for (const name of ['fieldSeen', 'fieldTyped']) await devtools.send('Runtime.addBinding', { name });
  await page.addInitScript({ content: meter });

  await page.goto(url, { waitUntil: 'commit' });
  await typed;
  // A character that a later script removes does not count.
  await page.waitForLoadState('networkidle');
  const at = await page.evaluate(() => window.typedAt);
  if (at === undefined || (await page.locator('input').first().inputValue()) !== 'a')
    throw new Error(`What was typed at ${url} is gone.`);
  return at;
}

// A string, because the compiler of this file adds helpers to functions that a page does not have.
const meter = `
  (function look() {
    const field = document.querySelector('input');
    if (!field?.getClientRects().length) return requestAnimationFrame(look);
    field.focus();
    fieldSeen('');
  })();
  document.addEventListener(
    'input',
    () => {
      window.typedAt = performance.now();
      fieldTyped('');
    },
    { capture: true, once: true },
  );
`;

async function type(devtools: CDPSession): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', code: 'KeyA', text: 'a' });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' });
}

/** Measures a repeated visit in a new tab. */
export async function again(context: BrowserContext, url: string): Promise<number> {
  const page = await slowPage(context);
  const ms = await typeable(page, url);
  await page.close();
  return ms;
}

/**
 * Returns the milliseconds from the click that signs in until the first trip is visible, for a customer who types at
 * human speed.
 */
export async function clickToTrip(page: Page): Promise<number> {
  const [username, password] = [page.locator('input').first(), page.locator('input[type=password]')];
  await username.fill('');
  await username.pressSequentially(customer.username, { delay: keyEvery });
  await password.pressSequentially(customer.password, { delay: keyEvery });
  await page.evaluate(() =>
    addEventListener('click', () => (window.clickedAt = performance.now()), { capture: true, once: true }),
  );
  await page.locator('button[type=submit]').click();
  // Checked in each frame.
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
