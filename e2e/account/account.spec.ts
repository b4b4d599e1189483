import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from '../kit/portal.ts';
import { enter, followLink, signIn, signInPage } from '../pages/signInPage.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('changes the details of a customer, and shows the portal in their language', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(card(page, 'Personal details')).toContainText('Anna Berg');
  await expect(card(page, 'Signing in')).toContainText('To change your password, sign out');

  await press(page, 'Edit details');
  await dialog(page).getByLabel('Last name').fill('Failed Validation');
  await dialog(page).getByLabel('Language for messages').selectOption('Français');
  await press(page, 'Save details');
  await expect(dialog(page).getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog(page).getByLabel('Language for messages')).toHaveValue('FR');
  await dialog(page).getByLabel('Last name').fill('Lund');
  await press(page, 'Save details');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte');
  await expect(card(page, 'Coordonnées')).toContainText('Anna Lund');
  await expect(card(page, 'Coordonnées')).toContainText('Français');
});

test('changes the sign-in address once, despite a lost answer', async ({ page, portal, faults }) => {
  await enter(page, portal, 'anna@sky.test', '/account');
  await press(page, 'Change email address');
  await dialog(page).getByLabel('New email address').fill('mfa@sky.test');
  await press(page, 'Save address');
  await expect(dialog(page).getByLabel('New email address')).toHaveAccessibleDescription(/Another account uses this/);

  await dialog(page).getByLabel('New email address').fill('anna.berg@sky.test');
  await faults.raise({ path: '/platform/users/*/changeEmail', lost: true, times: 1 });
  await press(page, 'Save address');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(dialog(page).getByLabel('New email address')).toHaveValue('anna.berg@sky.test');
  await press(page, 'Save address');

  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Signing in')).toContainText('anna.berg@sky.test');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signInPage(page).withPassword('anna.berg@sky.test');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('adds a policy by its number, and says why another one cannot be added', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/account');
  await press(page, 'Add a policy');
  await dialog(page).getByLabel('Policy number').fill('pol-other');
  await press(page, 'Add policy');
  await expect(dialog(page).getByLabel('Policy number')).toHaveAccessibleDescription(/already belongs to an account/);
  await expect(dialog(page).getByLabel('Policy number')).toHaveValue('pol-other');

  await dialog(page).getByLabel('Policy number').fill('pol-near');
  await press(page, 'Add policy');

  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Policies').locator('[data-policy=POL-NEAR]')).toBeVisible();
});

test('asks for channels and a nationality if the partner does', async ({ page, portal }) => {
  await enter(page, portal, 'vera@voyage.test', '/account');
  await press(page, 'Edit preferences');
  await dialog(page).getByRole('checkbox', { name: 'Email', exact: true }).uncheck();
  await press(page, 'Save preferences');
  await expect(dialog(page).getByText('Choose a channel that’s turned on.').first()).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Text message', exact: true }).check();
  await press(page, 'Save preferences');
  await expect(card(page, 'Messages')).toContainText(/About your insurance\s*Text message(?!;)/);

  await press(page, 'Edit details');
  await dialog(page).getByLabel('Nationality').selectOption('Swedish');
  await press(page, 'Save details');
  await expect(card(page, 'Personal details')).toContainText('Swedish');
});

test('says why a read-only account cannot be changed', async ({ page, portal }) => {
  await enter(page, portal, 'readonly@sky.test', '/account');

  for (const name of ['Edit details', 'Change email address', 'Edit preferences', 'Add a policy']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You can view this account, but you can’t change it.');
  }
});

test('asks for the terms after each sign-in until they are accepted', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'pending@sky.test');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, portal.url('sky'), 'pending@sky.test');
  await dialog(page).getByRole('button').last().click();
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, portal.url('sky'), 'pending@sky.test');
  await expect(page.locator('[data-policy=POL-EXPIRED]')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('lets only the customer, not an agent, accept the terms and download the data', async ({ page, portal }) => {
  await followLink(page, portal, 'anna@sky.test', 'agent@sky.test');
  await page.goto(portal.url('sky', '/account'));
  await expect(card(page, 'Personal details')).toContainText('Anna Berg');

  await expect(page.getByRole('button', { name: 'Edit details' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Download your data' })).toHaveCount(0);
});

test('saves all loaded data about a customer as one file', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/account');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download your data')]);

  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/);
  const { partner, data } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(partner).toBe('Sky Travel Protection');
  expect(data.USER_DETAILS.user).toMatchObject({ firstName: 'Anna', emailAddress: 'anna@sky.test' });
  expect(data.PASSENGERS.passengers.map(({ name }: { name: string }) => name)).toContain('Carla');
  expect(JSON.stringify(data)).not.toContain('__typename');
});

test('shows only details and preferences in a widget', async ({ page, portal }) => {
  const { token } = (await portal.pull('GET', 'token?user=anna@sky.test&type=widget')) as { token: string };
  await page.goto(portal.url('sky', `/widgets/account?token=${token}`));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(card(page, 'Personal details')).toContainText('Anna Berg');
  await expect(page.getByRole('button', { name: 'Edit preferences' })).toBeVisible();
  for (const name of ['Signing in', 'Policies', 'Terms', 'Your data']) await expect(card(page, name)).toHaveCount(0);
});
