import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent } from '../kit/sending.ts';
import { unfold } from '../pages/businessClaims.ts';
import { payouts } from '../pages/payouts.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

const berta = 'berta@harvest.test';
const patch = { method: 'PATCH', path: '/platform/items/*/alerts/*/payouts/*' };
const create = { method: 'POST', path: '/platform/payouts/methods' };

const onPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Payment details' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return {
    dialog,
    field,
    row: page.locator('[data-claim=CL-07]').getByRole('row').nth(3),
    give: page.getByRole('button', { name: 'Add payment details for' }).first(),
    send: dialog.getByRole('button', { name: 'Send payment details' }),
    another: dialog.getByRole('radio', { name: 'Another account of your business' }),
    describe: async () => {
      await dialog.getByRole('radio', { name: 'Another account of your business' }).check();
      await field('Name for this payout method').fill('Till account');
      await field('Institution number').fill('003');
      await field('Transit number').fill('12345');
      await field('Account number').fill('00007788');
      await dialog.getByRole('combobox', { name: 'Account type' }).selectOption('Checking');
      await field('Routing number').fill('110000');
    },
  };
};

async function heldBy(portal: Portal) {
  const paid = (await portal.pull('GET', `paid?user=${berta}`)) as { payoutMethodId: string; contactNumber: string }[];
  return paid.map(({ contactNumber }) => contactNumber);
}

test('sends one payout to a new account however often the button is pressed', async ({ page, portal }) => {
  const { dialog, field, row, give, send, describe } = onPage(page);
  const created = countSent(page, 'CreatePayoutMethod');
  const sent = countSent(page, 'UpdateClaimPayout');
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await expect(dialog.getByRole('heading', { name: 'Where should we send the money?' })).toBeFocused();
  await expect(dialog).toContainText('$1,229.70');
  await dialog.getByRole('radio', { name: 'Another account of your business' }).check();
  await expect(dialog.getByRole('radio', { name: 'A business' })).toBeChecked();
  await send.click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  for (const name of ['Institution number', 'Transit number', 'Account number', 'Account type', 'Routing number'])
    await expect(dialog.getByRole('alert')).toContainText(name);
  await expectAccessible(page);

  await describe();
  await field('Account email address').fill('till');
  await send.click();
  await expect(dialog).toContainText('That doesn’t look like an email address.');
  await field('Account email address').fill('till@harvest.test');
  await send.dblclick();

  await expect(signInPage(page).notice).toContainText('Payment details sent.');
  await expect(dialog).toHaveCount(0);
  await unfold(page, 'CL-07');
  await expect(row).toContainText('Sent');
  expect([created(), sent()]).toEqual([1, 1]);
  expect(await heldBy(portal)).toHaveLength(1);
  await page.goto(portal.url('harvest', '/payout-methods'));
  await expect(page.locator('[data-method]')).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('Till account');
});

test(
  'sets up one account and sends one payout when both answers are lost',
  proof('money: one payout after two lost answers'),
  async ({ page, portal, faults }) => {
    const { row, give, send, describe } = onPage(page);
    await enter(page, portal, berta, '/insurance');
    await give.click();
    await describe();
    await faults.raise({ ...create, lost: true });
    await faults.raise({ ...patch, lost: true });
    await send.click();

    await expect(signInPage(page).notice).toContainText('We have payment details for this payout.');
    await unfold(page, 'CL-07');
    await expect(row).toContainText('Sent');
    expect(await heldBy(portal)).toHaveLength(1);
    await page.goto(portal.url('harvest', '/payout-methods'));
    await expect(page.locator('[data-method]')).toHaveCount(2);
  },
);

test('sends nothing to an account that changed while the form was open, and asks again', async ({
  page,
  context,
  portal,
}) => {
  const { dialog, row, give, send } = onPage(page);
  const sent = countSent(page, 'UpdateClaimPayout');
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await expect(send).toBeVisible();
  const other = await context.newPage();
  const { edit, field, save } = payouts(other);
  await enter(other, portal, berta, '/payout-methods');
  await edit('Shop account');
  await field('Account number').fill('00009999');
  await save.click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.close();

  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Your accounts have changed');
  await expect(dialog.getByRole('radio', { name: 'Shop account' })).not.toBeChecked();
  expect([sent(), await heldBy(portal)]).toEqual([0, []]);
  await send.click();
  await expect(dialog).toContainText('Choose an account.');
  expect(sent()).toBe(0);
  await dialog.getByRole('radio', { name: /Shop account.*9999/ }).check();
  await send.click();
  await expect(dialog).toHaveCount(0);
  await unfold(page, 'CL-07');
  await expect(row).toContainText('Sent');
  expect(await heldBy(portal)).toHaveLength(1);
});

test('offers to resend or edit details that never arrived', async ({ page, portal, faults }) => {
  const { dialog, field, row, give, send } = onPage(page);
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await field('Mobile number').fill('+15550100009');
  await faults.raise({ ...patch, network: true });
  await send.click();
  await expect(dialog.getByRole('heading', { name: 'It hasn’t arrived' })).toBeFocused();
  await expect(send).toHaveCount(0);
  await expectAccessible(page);
  expect(await heldBy(portal)).toEqual([]);

  await dialog.getByRole('button', { name: 'Change it first' }).click();
  await expect(field('Mobile number')).toHaveValue('+15550100009');
  await faults.raise({ ...patch, network: true });
  await send.click();
  await dialog.getByRole('button', { name: 'Send it again' }).click();
  await expect(dialog).toHaveCount(0);
  await unfold(page, 'CL-07');
  await expect(row).toContainText('Sent');
  expect(await heldBy(portal)).toEqual(['+15550100009']);
});

test('says what is unknown after abandoned details arrived after all', async ({ page, context, portal, faults }) => {
  const { dialog, field, give, send } = onPage(page);
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await faults.raise({ ...patch, network: true });
  await send.click();
  await dialog.getByRole('button', { name: 'Change it first' }).click();
  const other = await context.newPage();
  await enter(other, portal, berta, '/insurance');
  await onPage(other).give.click();
  await onPage(other).send.click();
  await expect(onPage(other).dialog).toHaveCount(0);
  await other.close();

  await field('Mobile number').fill('+15550100009');
  await send.click();
  await expect(dialog).toContainText('We can’t see here which account the payout goes to.');
  await expect(dialog).toContainText('Any questions? Contact Harvest Mutual.');
  expect(await heldBy(portal)).toHaveLength(1);
});

/** Returns whether the browser would ask before the page is closed or reloaded. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('keeps unsent input and creates no second account', async ({ page, portal, faults }) => {
  const { dialog, field, give, send, describe } = onPage(page);
  const created = countSent(page, 'CreatePayoutMethod');
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await expect(dialog.getByRole('heading', { name: 'Where should we send the money?' })).toBeFocused();
  expect(await asksBeforeLeaving(page)).toBe(false);
  await describe();
  expect(await asksBeforeLeaving(page)).toBe(true);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('7788');
  await faults.raise({ ...patch, code: 'INVALID_PARAMS', fields: { contactNumber: 'invalid' } });
  await send.click();
  await expect(field('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Account number')).toHaveValue('00007788');
  await field('Mobile number').fill('+15550100009');
  await send.click();

  await expect(dialog).toHaveCount(0);
  expect(await asksBeforeLeaving(page)).toBe(false);
  expect(created()).toBe(1);
  expect(await heldBy(portal)).toEqual(['+15550100009']);
});

test('reports that another tab has sent the details', async ({ page, context, portal }) => {
  const { dialog, row, give, send } = onPage(page);
  await enter(page, portal, berta, '/insurance');
  await give.click();
  await expect(send).toBeVisible();
  const other = await context.newPage();
  await enter(other, portal, berta, '/insurance');
  await onPage(other).give.click();
  await onPage(other).send.click();
  await expect(onPage(other).dialog).toHaveCount(0);
  await unfold(other, 'CL-07');
  await expect(onPage(other).row).toContainText('Sent');
  await other.close();

  await onPage(page).field('Mobile number').fill('+15550100009');
  await send.click();
  await expect(dialog).toContainText('This payout no longer needs details');
  await dialog.getByRole('button', { name: 'Back to my claims' }).click();
  await unfold(page, 'CL-07');
  await expect(row).toContainText('Sent');
  expect(await heldBy(portal)).toHaveLength(1);
});

test(
  'sends one payout to one account when two tabs set it up at once',
  proof('money: one payout from two tabs'),
  async ({ page, context, portal, faults }) => {
    const tab = await context.newPage();
    const tabs = [page, tab];
    for (const each of tabs) {
      await enter(each, portal, berta, '/insurance');
      await onPage(each).give.click();
      await onPage(each).describe();
    }
    await faults.raise({ ...create, hold: true, times: 2 });
    for (const each of tabs) await onPage(each).send.click();
    await expect
      .poll(async () =>
        ((await portal.pull('GET', 'faults')) as { waiting: number }[]).reduce((all, { waiting }) => all + waiting, 0),
      )
      .toBe(2);
    await faults.release();

    for (const each of tabs) {
      await expect(onPage(each).dialog).toHaveCount(0);
      await unfold(each, 'CL-07');
      await expect(onPage(each).row).toContainText('Sent');
    }
    expect(await heldBy(portal)).toHaveLength(1);
    await page.goto(portal.url('harvest', '/payout-methods'));
    await expect(page.locator('[data-method]')).toHaveCount(2);
  },
);

test('shows the details to a read-only user with disabled buttons', async ({ page, portal }) => {
  await enter(page, portal, 'readonly@harvest.test', '/insurance');
  const { give } = onPage(page);
  await expect(give).toHaveAttribute('aria-disabled', 'true');
  await expect(give).toHaveAccessibleDescription('You can look at this claim, but not change it.');
});
