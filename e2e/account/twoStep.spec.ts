import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import type { Clock } from '../kit/clock.ts';
import { expect, test } from '../kit/portal.ts';
import { enter, signInPage, signOut } from '../pages/signInPage.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Reads the key off the page, as a customer does who cannot scan the QR code. */
async function shownKey(page: Page): Promise<string> {
  const key = page.getByRole('group', { name: 'Key' });
  await expect(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return (await key.innerText()).replaceAll(' ', '');
}

/** Returns the code of an authenticator app, a number of steps of 30 seconds from now. */
const appCode = (secret: string, clock: Clock, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now() + steps * 30_000 });

async function beginToTurnOn(page: Page): Promise<void> {
  await press(page, 'Turn on');
  await expect(page.getByRole('dialog')).toContainText('we’ll sign you out everywhere');
  await press(page, 'Continue');
}

test('is turned on with the code of an app, required at the next sign-in, and turned off', async ({
  page,
  portal,
  clock,
}) => {
  await enter(page, portal, 'anna@sky.test', '/account');
  await page.getByRole('link', { name: 'Turn on two-step verification' }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(card(page)).toContainText('Off');
  await beginToTurnOn(page);
  await expect(page.getByRole('img', { name: 'QR code with the key for your authenticator app' })).toBeVisible();
  const key = await shownKey(page);
  // The button that opened the dialog no longer exists.
  await expect(page.getByText('Scan this QR code')).toBeFocused();

  await press(page, 'Turn it on');
  await expect(page.getByRole('alert')).toContainText('Enter the code.');
  await code(page).fill('000000');
  await press(page, 'Turn it on');
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await shownKey(page)).toBe(key);
  await code(page).fill(appCode(key, clock));
  await press(page, 'Turn it on');

  await expect(page).toHaveURL(portal.url('sky'));
  await expect(signInPage(page).notice).toContainText('Two-step verification is on. Sign in again');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(key);
  await signInPage(page).withPassword('anna@sky.test');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await signInPage(page).code.fill(appCode(key, clock, 1));
  await signInPage(page).submit();
  // The customer returns to the page where the session ended.
  await expect(page).toHaveURL(/\/account\/security$/);

  await clock.advance({ seconds: 90 });
  await page.goto(portal.url('sky', '/account/security'));
  await expect(card(page)).toContainText('On');
  await press(page, 'Turn off');
  await code(page).fill(appCode(key, clock));
  await press(page, 'Turn it off');
  await expect(page.locator('[data-machine=notifier]')).toContainText('Two-step verification is off.');
  await expect(card(page)).toContainText('Off');

  await signOut(page);
  await signInPage(page).withPassword('anna@sky.test');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('copies the key to the clipboard', async ({ page, portal }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, portal, 'anna@sky.test', '/account/security');
  await beginToTurnOn(page);
  const key = await shownKey(page);

  await press(page, 'Copy the key');

  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});

test('signs out the other tab of the customer, too', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/account/security');
  const other = await page.context().newPage();
  await enter(other, portal, 'anna@sky.test', '/dashboard');
  await beginToTurnOn(page);
  await code(page).fill('654321');
  await press(page, 'Turn it on');

  await expect(page).toHaveURL(portal.url('sky'));
  await other.goto(portal.url('sky', '/account'));
  await expect(other).toHaveURL(portal.url('sky'));
});

test('is on despite a lost answer to turning it on', async ({ page, portal, faults }) => {
  await enter(page, portal, 'anna@sky.test', '/account/security');
  await beginToTurnOn(page);
  await code(page).fill('654321');
  await faults.raise({ path: '/platform/user/mfa', lost: true, times: 1 });
  await press(page, 'Turn it on');

  await expect(page).toHaveURL(portal.url('sky'));
  await signInPage(page).withPassword('anna@sky.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('step');
});

test('tells agents that only the account holder can change it', async ({ page, portal }) => {
  await enter(page, portal, 'agent@sky.test', '/account/security');
  await press(page, 'Turn on');

  await expect(card(page).getByRole('alert')).toContainText(
    'Only the account holder can change two-step verification.',
  );
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toHaveCount(0);
});

test('is not offered if the partner does not have it', async ({ page, portal }) => {
  await enter(page, portal, 'olga@owl.test', '/account/security');

  await expect(card(page)).toContainText('Two-step verification isn’t available here.');
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toHaveCount(0);
});
