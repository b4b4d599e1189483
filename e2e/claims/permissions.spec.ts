import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

const patch = { method: 'PATCH', path: '/platform/items/*' };
const notice = 'The bank for Bakery isn’t connected.';

const onPage = (page: Page) => ({
  insured: page.getByRole('region', { name: 'Insured items' }),
  connect: page.getByRole('button', { name: 'Connect the bank for Bakery' }),
  connected: page.getByRole('region', { name: 'Insured items' }).getByText('Bank connected', { exact: true }),
});

test('leads from an item to the explanation of a connection, and back once it is connected', async ({
  page,
  portal,
}) => {
  const { insured, connect, connected } = onPage(page);
  const sent = countSent(page, 'UpdateItem');
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await expect(insured).toContainText(notice);
  await expect(connected).toHaveCount(1);

  await insured.getByRole('link', { name: 'Connect' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect your bank' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Connect the bank for Corner shop' })).toHaveCount(0);
  await expectAccessible(page);
  await connect.dblclick();

  await expect(page).toHaveURL(/\/insurance$/);
  await expect(signInPage(page).notice).toContainText('Bank connected.');
  await expect(insured).not.toContainText(notice);
  await expect(connected).toHaveCount(2);
  expect(sent()).toBe(1);
});

test('connects despite a lost answer', async ({ page, portal, faults }) => {
  const { connect, connected } = onPage(page);
  const sent = countSent(page, 'UpdateItem');
  await enter(page, portal, 'berta@harvest.test', '/permissions/grant');
  await faults.raise({ ...patch, lost: true });
  await connect.click();

  await expect(signInPage(page).notice).toContainText('Bank connected.');
  await expect(connected).toHaveCount(2);
  expect(sent()).toBe(1);
});

test('reports a missing answer at the item and repeats the request under the same key', async ({
  page,
  portal,
  faults,
}) => {
  const { connect } = onPage(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (each) => {
    if (each.postData()?.includes('"UpdateItem"')) keys.push(each.headers()['idempotency-key']);
  });
  await enter(page, portal, 'berta@harvest.test', '/permissions/grant');
  await faults.raise({ ...patch, network: true });
  await connect.click();
  await expect(page.locator('[data-told=permission]')).toBeVisible();
  await connect.click();

  await expect(signInPage(page).notice).toContainText('Bank connected.');
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test('shows the connection to a read-only user with a disabled button', async ({ page, portal }) => {
  const sent = countSent(page, 'UpdateItem');
  await enter(page, portal, 'readonly@harvest.test', '/permissions/grant');
  const connect = page.getByRole('button', { name: 'Connect the bank for Florist' });
  await expect(connect).toHaveAccessibleDescription('You can look at your insured items, but not connect a bank.');
  await expect(connect).toHaveAttribute('aria-disabled', 'true');
  await connect.click({ force: true });
  expect(sent()).toBe(0);
});
