import type { Page } from '@playwright/test';

import { expect, test } from '../kit/portal.ts';
import { findOptionsPath } from '../pages/claims.ts';
import { payouts } from '../pages/payouts.ts';
import { enter } from '../pages/signInPage.ts';

const errors = 'errors@sky.test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('offers the remaining flights when the chosen one is sold out', async ({ page, portal }) => {
  await enter(page, portal, errors, await findOptionsPath(portal, errors, 'RB42'));
  const card = page.locator('[data-option]');
  await page.getByRole('radio', { name: /direct/ }).check();
  await press(page, 'Choose this flight');

  await expect(card).toContainText('We can’t find this flight any more.');
  await expect(page.getByRole('radio', { name: /direct/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /1 change/ }).check();
  await press(page, 'Choose this flight');
  await expect(page.locator('[data-machine=requestRebooking]')).toHaveAttribute('data-state', 'readOnly');
  await expect(card).not.toContainText('We can’t find this flight any more.');
});

test('says that payouts are not set up when a method is added', async ({ page, portal }) => {
  await payouts(page).open(portal, 'noconfig@sky.test');
  await payouts(page).add.click();
  await expect(page.getByRole('dialog')).toContainText('Some of your account’s settings are missing on our side');
});
