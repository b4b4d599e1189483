import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent } from '../kit/sending.ts';
import { itemsPage } from '../pages/items.ts';
import { signInPage } from '../pages/signInPage.ts';

const post = { method: 'POST', path: '/platform/items/transaction' };
const patch = { method: 'PATCH', path: '/platform/items/*' };
const remove = { method: 'DELETE', path: '/platform/items/*' };

test('edits an item once despite a lost answer', async ({ page, portal, faults }) => {
  const { open, choose, field, press, dialog, item, menu } = itemsPage(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'UpdateItem');
  await open(portal, 'berta@harvest.test');

  await choose('Bakery', 'Edit');
  await expect(field('Name')).toHaveValue('Bakery');
  await expectAccessible(page);
  await press('Save').click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);
  await expect(menu('Bakery')).toBeFocused();

  await choose('Bakery', 'Edit');
  await field('Name').fill('');
  await press('Save').click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Enter a name.']);
  await field('Name').fill('!FAILED_VALIDATION');
  await press('Save').click();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toBe(1);

  await field('Name').fill('Old bakery');
  await field('Address').fill('21 Mill Lane, Leeds');
  await faults.raise({ ...patch, lost: true });
  await press('Save').click();
  await expect(dialog.locator('[data-told]')).toContainText('answer');
  await expect(item('Old bakery')).toHaveCount(1);
  await press('Save').click();

  await expect(notice).toContainText('Insured item saved.');
  await expect(item('Old bakery')).toContainText('21 Mill Lane, Leeds');
  await expect(page.locator('[data-claim="CL-02"]')).toContainText('Old bakery');
});

test('shows items to a read-only user with the reason why nothing can be changed', async ({ page, portal }) => {
  const { open, menu, add, dialog } = itemsPage(page);
  await open(portal, 'readonly@harvest.test');

  for (const button of [menu('Florist'), add]) {
    await expect(button).toHaveAccessibleDescription('You can look at your insured items, but not change them.');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  await add.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
});

test('cancels an item after confirmation, and only here if the answer is lost', async ({ page, portal, faults }) => {
  const { open, choose, press, dialog, item, card } = itemsPage(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'DeleteItem');
  await open(portal, 'nora@harvest.test');

  await choose('Warehouse', 'Cancel the insurance');
  await expect(dialog).toContainText('Its cover ends immediately');
  await expect(dialog).toContainText('77 Dock Road, Hull');
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await press('Cancel this insurance').click();
  await expect(dialog).toContainText('Warehouse will no longer be insured.');
  await press('No, keep it').click();
  await press('Keep it').click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);

  await choose('Warehouse', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await faults.raise({ ...remove, lost: true });
  await press('Yes, cancel it').click();
  await expect(notice).toContainText('Insurance cancelled.');
  await expect(item('Warehouse')).toHaveCount(0);
  await expect(card).toContainText('Nothing is insured yet.');
  expect(sent()).toBe(1);
  await page.reload();
  await expect(card).toContainText('Nothing is insured yet.');
});

test('does not cancel an item with an open claim, and names the claim', async ({ page, portal }) => {
  const { choose, open, press, dialog, item } = itemsPage(page);
  await open(portal, 'berta@harvest.test');

  await choose('Corner shop', 'Cancel the insurance');
  await expect(dialog).toContainText('Corner shop can’t be cancelled yet');
  await expect(press('Cancel this insurance')).toHaveCount(0);
  await expect(dialog).toContainText('Still open: claims CL-01, CL-04, CL-07, and CL-13.');
  await expectAccessible(page);
  await press('Back to insured items').click();
  await expect(item('Corner shop')).toHaveCount(1);
});

test(
  'insures an item once after a review and a lost answer, and confirms it in words',
  proof('money: one insurance after a lost answer'),
  async ({ page, portal, faults }) => {
    const { open, add, field, press, dialog, item, describe, review } = itemsPage(page);
    const sent = countSent(page, 'AddItems');
    await open(portal, 'berta@harvest.test');

    await add.click();
    await expect(dialog.getByRole('heading', { name: 'What do you want to insure?' })).toBeFocused();
    await expect(dialog).toContainText('POL-ACTIVE');
    await press('Continue').click();
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Choose a type.']);
    await expectAccessible(page);
    await describe('Workshop or studio', '!FAILED_VALIDATION', '3 Mill Lane, Leeds');
    await press('Continue').click();
    await expect(dialog).toContainText('Included in your policy');
    await expect(dialog).toContainText(/Cover starts\s*Today, \d+\w\w \w+ \d{4}, as soon as your insurer confirms/);
    await expect(dialog).toContainText(/Cover ends\s*\d+\w\w \w+ \d{4}, with your policy/);
    await expectAccessible(page);
    await press('Insure it').click();
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Confirm the terms of business to continue.',
    ]);
    expect(sent()).toBe(0);
    await dialog.getByRole('checkbox', { name: /terms of business/ }).check();
    await press('Insure it').click();
    await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await field('Name').fill('!PROPOSITION_INVALID');
    await review();
    await press('Insure it').click();
    await expect(dialog.locator('[data-told]')).toBeVisible();
    await expect(field('Address')).toHaveValue('3 Mill Lane, Leeds');
    expect(sent()).toBe(2);

    await field('Name').fill('Frame workshop');
    await review();
    await faults.raise({ ...post, lost: true });
    await press('Insure it').dblclick();
    await expect(dialog.getByRole('heading', { name: 'It’s insured' })).toBeVisible();
    await expect(dialog).toContainText('Workshop or studio');
    await expect(dialog).toContainText(/Reference\s*POL-ACTIVE · Frame workshop/);
    await expect(dialog).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    await expectAccessible(page);
    await press('Back to insured items').click();
    await expect(item('Frame workshop')).toHaveCount(1);
    await expect(item('Frame workshop')).toContainText('3 Mill Lane, Leeds');
    expect(sent()).toBe(3);
  },
);

test('keeps an unsent item and resends it unchanged if it never arrived', async ({ page, portal, faults }) => {
  const { open, add, field, press, dialog, item, describe, review } = itemsPage(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (each) => {
    if (each.postData()?.includes('"AddItems"')) keys.push(each.headers()['idempotency-key']);
  });
  await open(portal, 'nora@harvest.test');
  await add.click();
  await describe('Business premises', 'Till', '1 Dock Road, Hull');
  await page.reload();
  await add.click();
  await expect(dialog).toContainText('1 Dock Road, Hull');
  await press('Continue where you left off').click();
  await expect(field('Name')).toHaveValue('Till');

  await review();
  await faults.raise({ ...post, network: true, times: 9 });
  await press('Insure it').click();
  await expect(dialog.getByRole('heading', { name: 'It isn’t insured yet' })).toBeVisible();
  await faults.clear();
  await press('Send it again').click();
  await expect(dialog.getByRole('heading', { name: 'It’s insured' })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await press('Back to insured items').click();
  await expect(item('Till')).toHaveCount(1);
  await add.click();
  await expect(dialog.getByRole('heading', { name: 'What do you want to insure?' })).toBeVisible();
});

test(
  'insures an item once from two tabs',
  proof('money: one insurance from two tabs'),
  async ({ page, portal, faults, context }) => {
    const first = itemsPage(page);
    await first.open(portal, 'berta@harvest.test');
    await first.add.click();
    await first.describe('Workshop or studio', 'Frame workshop', '3 Mill Lane, Leeds');
    const tab = await context.newPage();
    const second = itemsPage(tab);
    await second.open(portal, 'berta@harvest.test');
    await second.add.click();
    await second.press('Continue where you left off').click();
    await expect(second.field('Name')).toHaveValue('Frame workshop');

    for (const { review } of [first, second]) await review();
    await faults.raise({ ...post, hold: true, times: 2 });
    for (const { press } of [first, second]) await press('Insure it').click();
    await expect
      .poll(async () =>
        ((await portal.pull('GET', 'faults')) as { waiting: number }[]).some(({ waiting }) => waiting > 0),
      )
      .toBe(true);
    await faults.release();
    for (const { dialog } of [first, second])
      await expect(dialog.getByRole('heading', { name: 'It’s insured' })).toBeVisible();

    // Removes the previous page, so that only the insurer's new answer counts.
    await tab.goto('about:blank');
    const told = tab.waitForResponse(
      async (response) => response.url().endsWith('/graphql') && (await response.text()).includes('"items":['),
    );
    await tab.goto(portal.url('harvest', '/insurance'));
    expect((await (await told).text()).split('"name":"Frame workshop"')).toHaveLength(2);
    await expect(second.item('Frame workshop')).toHaveCount(1);
  },
);

test('removes a cancelled item from the list of another tab and says so in its open dialog', async ({
  page,
  portal,
  context,
}) => {
  const { open, choose, press, card, item } = itemsPage(page);
  await open(portal, 'nora@harvest.test');
  const tab = await context.newPage();
  const other = itemsPage(tab);
  await other.open(portal, 'nora@harvest.test');
  const read = countSent(tab, 'Items');
  await other.choose('Warehouse', 'Cancel the insurance');
  await expect(other.press('Cancel this insurance')).toBeVisible();

  await choose('Warehouse', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await press('Yes, cancel it').click();
  await expect(item('Warehouse')).toHaveCount(0);

  await expect(other.dialog).toHaveCount(0);
  await expect(signInPage(tab).notice).toContainText('This item is no longer insured.');
  for (const each of [card, other.card]) await expect(each).toContainText('Nothing is insured yet.');
  expect(read()).toBe(0);
});

test('saves an item if the list cannot be read again, and says so beside the old list', async ({
  page,
  portal,
  faults,
}) => {
  const { open, choose, field, press, dialog, item, card } = itemsPage(page);
  const sent = countSent(page, 'UpdateItem');
  await open(portal, 'nora@harvest.test');
  await choose('Warehouse', 'Edit');
  await field('Name').fill('Old warehouse');
  await faults.raise({ method: 'GET', path: '/platform/items', code: 'VENDOR_ERROR', times: 9 });
  await press('Save').click();

  await expect(dialog).toHaveCount(0);
  await expect(signInPage(page).notice).toContainText('Insured item saved.');
  await expect(card.getByText(/Last checked/)).toBeVisible();
  await expect(item('Warehouse')).toHaveCount(1);
  await faults.clear();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(item('Old warehouse')).toHaveCount(1);
  expect(sent()).toBe(1);
});
