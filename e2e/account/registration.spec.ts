import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { expect, test } from '../kit/portal.ts';
import { signIn, signInPage } from '../pages/signInPage.ts';

const password = 'Harbour-4-Lanterns';

async function fillDetails(page: Page, changes: Partial<Record<'first' | 'last' | 'email' | 'phone', string>> = {}) {
  const { first = 'Lina', last = 'Brook', email = 'lina@sky.test', phone = '+1 555 010 0700' } = changes;
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile number').fill(phone);
}

async function fillPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('checkbox', { name: /terms of business/ }).check();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const skip = (page: Page) => page.getByRole('button', { name: 'Skip for now' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('creates an account step by step and opens it', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await signInPage(page).username.fill('lina@sky.test');
  await page.getByRole('link', { name: 'Create an account' }).click();

  await expect(heading(page)).toHaveText('Create your account');
  await expect(page.getByLabel('Email address')).toHaveValue('lina@sky.test');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('3 things need your attention');
  await fillDetails(page);
  await page.getByLabel('Language for messages').selectOption('Español (México)');
  await next(page);
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('Policy number').fill('POL-ACTIVE');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Lina');
  await next(page);
  await expect(page.getByLabel('Policy number')).toHaveValue('POL-ACTIVE');
  await next(page);
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short 1');
  await create(page);
  await expect(page.getByText('Don’t use spaces.').first()).toBeVisible();
  await expect(page.getByText('Accept the terms to create an account.').first()).toBeVisible();
  await fillPassword(page);
  await expect(page.locator('li[data-met=true]')).toHaveCount(6);
  await create(page);
  await expect(heading(page)).toHaveText('Protege tu cuenta');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Omitir por ahora' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(password);
  expect(kept).not.toContain('lina@sky.test');
  await expect(page.getByText('POL-ACTIVE').first()).toBeVisible();
});

test('returns to the step of a refusal, with all input kept', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/register'));
  await fillDetails(page, { email: 'anna@sky.test' });
  await next(page);
  await page.getByLabel('Policy number').fill('POL-EXPIRED');
  await next(page);
  await fillPassword(page);
  await create(page);

  await expect(heading(page)).toHaveText('Create your account');
  await expect(page.getByRole('alert')).toContainText('An account with this email address already exists');
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Lina');
  await page.getByLabel('Email address').fill('lina@sky.test');
  await next(page);
  await expect(page.getByLabel('Policy number')).toHaveValue('POL-EXPIRED');
  await next(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await create(page);

  await expect(heading(page)).toHaveText('Your policy');
  await expect(page.getByRole('alert')).toContainText('This policy has expired');
  await page.getByLabel('Policy number').fill('POL-ACTIVE');
  await next(page);
  await create(page);
  await skip(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('keeps an unfinished registration on the device, without the password, until the customer starts over', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('sky', '/register'));
  await fillDetails(page);
  await next(page);
  await page.getByLabel('Policy number').fill('POL-ACTIVE');
  await next(page);
  await fillPassword(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);

  await page.reload();
  await expect(page.getByText('We’ve kept what you entered last time.')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('+1 555 010 0700');
  await next(page);
  await expect(page.getByLabel('Policy number')).toHaveValue('POL-ACTIVE');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();

  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('We’ve kept what you entered')).toHaveCount(0);
});

test('asks for no policy and sets up two-step verification if the partner requires that', async ({
  page,
  portal,
  clock,
}) => {
  await page.goto(portal.url('voyage', '/register'));
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await fillDetails(page, { email: 'lina@voyage.test', phone: '+44 7700 900700' });
  await next(page);
  await fillPassword(page);
  await create(page);

  await expect(page.getByText('Set up two-step verification now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Set up two-step verification' }).click();
  const key = (await page.getByRole('group', { name: 'Key' }).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: key }).generate({ timestamp: clock.now() }));
  await page.getByRole('button', { name: 'Turn it on' }).click();

  await expect(page).toHaveURL(portal.url('voyage'));
  await expect(signInPage(page).notice).toContainText('Two-step verification is on. Sign in again');
  await expect(signInPage(page).username).toHaveValue('lina@voyage.test');
  await signInPage(page).withPassword('lina@voyage.test', password);
  await signInPage(page).code.fill(new TOTP({ secret: key }).generate({ timestamp: clock.now() + 30_000 }));
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('opens the account at once if the partner does not have two-step verification', async ({ page, portal }) => {
  await page.goto(portal.url('owl', '/register'));
  await fillDetails(page, { email: 'lina@owl.test' });
  await next(page);
  await page.getByLabel('Policy number').fill('POL-ACTIVE');
  await next(page);
  await fillPassword(page);
  await create(page);

  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [way, leave] of [
  ['going back', (page: Page) => page.goBack()],
  ['reloading', (page: Page) => page.reload()],
] as const)
  test(`clears the new account when ${way} leaves the offer of two-step verification`, async ({ page, portal }) => {
    await page.goto(portal.url('voyage'));
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillDetails(page, { email: 'lina@voyage.test', phone: '+44 7700 900700' });
    await next(page);
    await fillPassword(page);
    await create(page);
    await expect(heading(page)).toHaveText('Protect your account');
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);

    await leave(page);

    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

test('opens the account despite a lost answer to its registration', async ({ page, portal, faults }) => {
  await page.goto(portal.url('voyage', '/register'));
  await fillDetails(page, { email: 'lina@voyage.test', phone: '+44 7700 900700' });
  await next(page);
  await fillPassword(page);
  await faults.raise({ path: '/platform/user/register/*', lost: true, times: 1 });
  await create(page);

  await expect(heading(page)).toHaveText('Protect your account');
});

test('enrols with a personal link, whose policy is fixed, and refuses it in a second tab', async ({ page, portal }) => {
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(portal.url('sky', '/enrol/LINK-FRESH'));
    await expect(tab.getByText('Your invitation is for policy POL-ACTIVE.')).toBeVisible();
    await expect(tab.getByLabel('First name')).toHaveValue('Lina');
    await next(tab);
    await fillPassword(tab);
  }

  await create(page);
  await skip(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.evaluate(() => localStorage.clear());

  await create(second);
  await expect(second).toHaveURL(portal.url('sky'));
  await expect(signInPage(second).notice).toContainText('This link has already been used.');
});

for (const [linkId, text] of [
  ['LINK-USED', 'This link has already been used.'],
  ['LINK-USED409', 'This link has already been used.'],
  ['LINK-BOTH', 'This link has already been used.'],
  ['LINK-INACTIVE', 'This link is no longer active.'],
  ['anything', 'We don’t recognise this link.'],
] as const)
  test(`leads from ${linkId} to the sign-in page, with the reason`, async ({ page, portal }) => {
    await page.goto(portal.url('sky', `/enrol/${linkId}`));

    await expect(page).toHaveURL(portal.url('sky'));
    await expect(signInPage(page).notice).toContainText(text);
  });

test('keeps a signed-in customer signed in when they open a personal link', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await page.goto(portal.url('sky', '/enrol/LINK-FRESH'));

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('[data-machine=notifier]')).toContainText('sign out first');
});

test('redirects to the sign-in page if customers have no passwords', async ({ page, portal }) => {
  for (const path of ['/register', '/enrol/LINK-FRESH']) {
    await page.goto(portal.url('rails', path));
    await expect(page).toHaveURL(portal.url('rails'));
  }
  await expect(page.locator('[data-machine=notifier]')).toContainText('you can’t create an account with a link');
});
