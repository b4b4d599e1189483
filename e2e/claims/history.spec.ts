import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { unfold } from '../pages/businessClaims.ts';
import { itemsPage } from '../pages/items.ts';
import { enter } from '../pages/signInPage.ts';

test('leads from a claim to its history and back', async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await unfold(page, 'CL-07');
  await page.getByRole('link', { name: 'See claim history for CL-07' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CL-07 · Corner shop' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No electricity for more than 48 hours');
  await expect(page.getByRole('listitem').locator('strong')).toHaveText([
    'Claim reported',
    'Revenue prediction received',
    'Offer sent',
    'Offer accepted',
    'Payout sent',
    'Payout sent',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Claims', exact: true }).click();
  await expect(page).toHaveURL(/\/insurance$/);
});

test('leads from an insured item to its claims and their options', async ({ page, portal }) => {
  const { open, item } = itemsPage(page);
  await open(portal, 'berta@harvest.test');
  await item('Corner shop').getByRole('button', { name: 'Corner shop' }).first().click();
  await expectAccessible(page);
  await item('Corner shop').getByRole('link', { name: 'See your options' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Business premises' })).toBeVisible();
  await expect(page.locator('[data-option]')).toContainText('$90.00');
});

test("shows the same page for an unknown claim and another customer's, with a way to the list", async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'nora@harvest.test', '/claim/history/2afa2b6c-2bfc-575c-85f0-6c6d621faabd');
  await expect(page.getByRole('heading', { name: 'We can’t find this claim' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your claims' }).click();
  await expect(page).toHaveURL(/\/insurance$/);
});
