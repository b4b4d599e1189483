import type { Page } from '@playwright/test';

import { expect, type Portal, test } from '../kit/portal.ts';
import { enter } from '../pages/signInPage.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, dataType: string) => page.locator(`[data-type=${dataType}]`);
const open = (page: Page, portal: Portal) => enter(page, portal, 'olga@owl.test', '/monitored-data');

async function describeItem(page: Page, name: string, label: string, value: string) {
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByLabel(label, { exact: true }).fill(value);
}

test('adds a value under its mask, renames it and removes it', async ({ page, portal }) => {
  await open(page, portal);
  await press(page, 'Add: IBANs');
  await describeItem(page, 'Savings', 'IBAN', 'NO9386011117947');
  await expect(dialog(page).getByText('***********7947')).toBeVisible();
  await press(page, 'Start monitoring');

  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'IBAN')).toContainText('1 of 2 monitored');
  await expect(row(page, 'IBAN').getByText('***********7947')).toBeVisible();
  expect(await page.content()).not.toContain('NO9386011117947');

  await press(page, 'Actions for Savings');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Holiday savings');
  await press(page, 'Save');
  await expect(row(page, 'IBAN')).toContainText('Holiday savings');

  await press(page, 'Actions for Holiday savings');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await press(page, 'Stop monitoring');
  await expect(row(page, 'IBAN')).toContainText('0 of 2 monitored');
});

test('adds a card through the frame of the tokeniser, which alone has its number', async ({ page, portal }) => {
  await open(page, portal);
  await press(page, 'Add: Other cards');
  await dialog(page).getByLabel('Name', { exact: true }).fill('Fuel card');
  const number = page.frameLocator('iframe').locator('input');
  await number.fill('4000000000000001');
  await press(page, 'Start monitoring');
  await expect(dialog(page).getByText('That doesn’t look like a card number.').first()).toBeVisible();
  await number.fill('4111111111111111');
  await press(page, 'Start monitoring');

  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'OTHER_CARD').getByText('**** **** **** 1111')).toBeVisible();
  expect(await page.content()).not.toContain('4111111111111111');
});

test('says that a type is full, and that a value is already monitored', async ({ page, portal }) => {
  await open(page, portal);
  await expect(row(page, 'EMAIL')).toContainText('Remove one to add another.');
  await press(page, 'Add: IBANs');
  await describeItem(page, 'Savings', 'IBAN', 'NO9386011117947');
  await press(page, 'Start monitoring');
  await expect(dialog(page)).toHaveCount(0);
  await press(page, 'Add another: IBANs');
  await describeItem(page, 'The same', 'IBAN', 'NO9386011117947');
  await press(page, 'Start monitoring');

  await expect(dialog(page).getByLabel('IBAN', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('The same');
});

test('determines that an item was added despite a lost answer', async ({ page, portal, faults }) => {
  await open(page, portal);
  await press(page, 'Add: IBANs');
  await describeItem(page, 'Savings', 'IBAN', 'NO9386011117947');
  await faults.raise({ path: '/owl/subscribers/*/subscriptions/IBAN', lost: true, times: 1 });
  await press(page, 'Start monitoring');

  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'IBAN')).toContainText('1 of 2 monitored');
});

test('fits a narrow phone', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, portal);
  await expect(row(page, 'IBAN')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await press(page, 'Add: Other cards');
  await expect(page.locator('iframe')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
