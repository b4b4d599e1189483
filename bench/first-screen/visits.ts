import type { BrowserContext, CDPSession, Page } from '@playwright/test';

import { slowPage } from './slow.ts';

const customer = { username: 'anna@sky.test', password: 'Passw0rd!' };
/** Between two keys, in milliseconds: a hundred words a minute. */
const keyEvery = 120;

/**
 * Milliseconds from asking for a page until what was typed into its first field stood there. The key is pressed in the frame
 * in which the field is first seen, past Playwright's own actions: on a slow processor, what those bring into a page takes
 * longer than the page.
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
  // What a script that comes later would take away again was never typed.
  await page.waitForLoadState('networkidle');
  const at = await page.evaluate(() => window.typedAt);
  if (at === undefined || (await page.locator('input').first().inputValue()) !== 'a')
    throw new Error(`What was typed at ${url} is gone.`);
  return at;
}

// As text: what compiles this file puts names into functions that a page does not have.
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
