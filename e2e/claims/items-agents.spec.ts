import { expect, test } from '../kit/portal.ts';
import { itemsPage } from '../pages/items.ts';
import { followLink } from '../pages/signInPage.ts';

test("lets an agent edit and cancel a customer's item", async ({ page, portal }) => {
  const { choose, field, press, item } = itemsPage(page);
  await followLink(page, portal, 'nora@harvest.test', 'agent@harvest.test');
  await page.goto(portal.url('harvest', '/insurance'));

  await choose('Warehouse', 'Edit');
  await field('Name').fill('Old warehouse');
  await press('Save').click();
  await expect(item('Old warehouse')).toHaveCount(1);
  await choose('Old warehouse', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await press('Yes, cancel it').click();
  await expect(item('Old warehouse')).toHaveCount(0);
});

test('insures an item for an agent’s customer and records who did it', async ({ page, portal, context }) => {
  const { add, describe, press, dialog, item, review } = itemsPage(page);
  await followLink(page, portal, 'nora@harvest.test', 'agent@harvest.test');
  await page.goto(portal.url('harvest', '/insurance'));
  await add.click();
  await describe('Business premises', 'Till', '1 Dock Road, Hull');
  await review();
  await press('Insure it').click();
  await expect(dialog.getByRole('heading', { name: 'It’s insured' })).toBeVisible();
  await press('Back to insured items').click();
  await expect(item('Till')).toHaveCount(1);

  const acts = (await portal.pull('GET', 'acts')) as { what: string; agentId: string; customerId: string }[];
  const both = (await portal.pull('GET', 'token?user=nora@harvest.test&agent=agent@harvest.test&type=bearer')) as {
    userId: string;
    agentId: string;
  };
  expect(both.agentId).not.toBe(both.userId);
  expect(acts).toMatchObject([
    { what: 'POST /api/platform/items/transaction', agentId: both.agentId, customerId: both.userId },
  ]);
  const theirs = itemsPage(await context.newPage());
  await theirs.open(portal, 'nora@harvest.test');
  await expect(theirs.item('Till')).toHaveCount(1);
});
