import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { findOptionsPath } from '../pages/claims.ts';
import { enter, followLink } from '../pages/signInPage.ts';

const customer = 'options@sky.test';

const option = (page: Page) => page.locator('[data-option]');
const standing = (page: Page, state: string) => page.locator(`[data-machine^=request][data-state=${state}]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'requests one rebooking after a lost answer, with a changed choice, and books it',
  proof('booking: one rebooking after a lost answer'),
  async ({ page, portal, faults }) => {
    await enter(page, portal, customer, await findOptionsPath(portal, customer, 'RB27'));
    await faults.raise({ method: 'PUT', path: '/platform/resolutions', lost: true });
    await press(page, 'Yes, find me a flight');
    await standing(page, 'choosing').waitFor();
    await expectAccessible(page);

    const way = page.getByRole('radio', { name: /1 change/ });
    await expect(option(page)).toContainText('1 h 35 min to change in Paris');
    await way.check();
    await press(page, 'Choose this flight');
    await standing(page, 'readOnly').waitFor();
    await portal.pull('POST', 'operator', { called: 'RB27', type: 'REBOOKING', event: 'book' });
    await page.reload();
    await expect(option(page)).toContainText('AF310');
    await expect(option(page)).toContainText('AF311');
    await expect(option(page)).not.toContainText('AF201');
  },
);

test('reports and keeps the answer that another tab gave first', async ({ page, portal, context }) => {
  await enter(page, portal, customer, await findOptionsPath(portal, customer, 'HO21'));
  const other = await context.newPage();
  await enter(other, portal, customer, await findOptionsPath(portal, customer, 'HO21'));
  await press(other, 'Call me');
  await standing(other, 'readOnly').waitFor();

  await press(page, 'Yes, find me a hotel');
  await expect(option(page)).toContainText('This has already been answered');
  await standing(page, 'readOnly').waitFor();
});

test("shows an agent the customer's simultaneous answer before they decide", async ({ page, portal, browser }) => {
  await followLink(page, portal, customer, 'agent@sky.test');
  await page.goto(portal.url('sky', await findOptionsPath(portal, customer, 'RB26')));
  await press(page, 'Decline for your customer');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed on the phone');
  await expectAccessible(page);

  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, portal, customer, await findOptionsPath(portal, customer, 'RB26'));
  await press(theirs, 'Yes, find me a flight');
  await standing(theirs, 'readOnly').waitFor();

  await dialog.getByRole('button', { name: 'Decline for your customer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This changed while you were writing');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Agreed on the phone');
  await dialog.getByRole('button', { name: 'Decline for your customer' }).click();
  await expect(dialog).toBeHidden();
  await expect(option(page).locator('[data-change]')).toContainText('Agreed on the phone');

  const overrides = (await portal.pull('GET', `overrides?user=${customer}`)) as { from: string; to: string }[];
  expect(overrides).toMatchObject([{ from: 'Requested', to: 'Rejected', reason: 'Agreed on the phone' }]);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'No options available' })).toBeVisible();
  await expect(theirs.locator('main')).not.toContainText('Agreed on the phone');
});

test('offers a hotel and then cash to a customer who declines another flight', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', await findOptionsPath(portal, 'anna@sky.test', 'SK107'));
  for (const [instead, decline] of [
    ['A hotel', 'No, I don’t need one'],
    ['Money', /^Skip the hotel and get /],
  ] as const) {
    await page.getByRole('button', { name: decline }).click();
    await press(page, 'Decline it');
    await expect(option(page)).toHaveCount(1);
    await expect(option(page).getByRole('heading', { name: instead })).toBeVisible();
  }
  await expect(page.getByText('No options available')).toHaveCount(0);
  await expectAccessible(page);
});
