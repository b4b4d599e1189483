import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { findOptionsPath } from '../pages/claims.ts';
import { enter, followLink } from '../pages/signInPage.ts';

const customer = 'anna@sky.test';

const option = (page: Page, name: string) =>
  page.locator('[data-option]').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('gives the customer the status that the agent previewed, there and back', async ({ page, portal, browser }) => {
  await followLink(page, portal, customer, 'agent@sky.test');
  // A lounge, and cash as its alternative.
  const late = await findOptionsPath(portal, customer, 'SK102');
  await page.goto(portal.url('sky', late));
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, portal, customer, late);
  await expect(option(theirs, 'A lounge')).toBeVisible();

  await option(page, 'A lounge').getByRole('button', { name: 'Mark lounge unavailable' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Your customer will see' })).toContainText('Shown instead: Money');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is full');
  await dialog.getByRole('button', { name: 'Mark lounge unavailable' }).click();
  await expect(dialog).toBeHidden();
  await expect(option(page, 'A lounge').locator('[data-change]')).toContainText('By Agna Tennant');
  await theirs.reload();
  await expect(option(theirs, 'Money')).toContainText('There’s no lounge for you here');
  await expect(option(theirs, 'A lounge')).toBeHidden();

  await option(page, 'A lounge').getByRole('button', { name: 'Start over' }).click();
  await expect(dialog).toContainText('No longer shown: Money');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One seat is free again');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog).toBeHidden();
  await theirs.reload();
  await press(theirs, 'Skip the lounge and get $40.00');
  await press(theirs, 'Decline it');
  await expect(option(theirs, 'Money')).toContainText('instead of the lounge');
  await expect(option(theirs, 'A lounge')).toBeHidden();
});
