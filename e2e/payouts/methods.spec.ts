import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { payouts } from '../pages/payouts.ts';
import { signInPage } from '../pages/signInPage.ts';

const patch = { method: 'PATCH', path: '/platform/payouts/methods/*' };
const [wallet, old, household, company] = [
  'PayGo wallet',
  'Old account, no address',
  'Household account',
  'Company account',
] as const;

test('sends the changes of a method, and nothing if there are none', async ({ page, portal }) => {
  const { open, edit, menu, field, save, dialog, areAfterwards } = payouts(page);
  const sent = countSent(page, 'UpdatePayoutMethod');
  await open(portal, 'many@sky.test');

  await edit(household);
  await expect(field('Account number')).toHaveValue('****3322');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(field('Account number')).toHaveValue('00003322');
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(menu(household)).toBeFocused();
  expect(sent()).toBe(0);

  await edit(household);
  await field('Name for this payout method').fill('Shared account');
  await field('Town or city').fill('Bangor');
  await field('Account number').fill('12');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Account number: Enter 6 to 17 digits only.');
  await field('Account number').fill('00003399');
  const request = page.waitForRequest((each) => each.postData()?.includes('"UpdatePayoutMethod"') ?? false);
  await save.click();
  expect((await request).postDataJSON().variables.changes).toEqual({
    description: 'Shared account',
    accountNumber: '00003399',
    extras: { city: 'Bangor' },
  });
  await areAfterwards([wallet, old, 'Shared account.*3399', company]);
});

test('prefers one method and no other, despite a lost answer', async ({ page, portal, faults }) => {
  const { open, prefer, method, areAfterwards } = payouts(page);
  await open(portal, 'many@sky.test');

  await faults.raise({ ...patch, lost: true });
  await prefer(household);
  const question = page.getByRole('dialog', {
    name: `We don’t know whether ${household} is now your preferred method`,
  });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Try again' }).click();

  await expect(signInPage(page).notice).toContainText('We’ll use this payout method first from now on.');
  await expect(method(household)).toContainText('Preferred');
  await areAfterwards([`${household}.*Preferred`, old, wallet, company]);
});

test('shows why a method could not be preferred until the next action', async ({ page, portal, faults }) => {
  const { open, prefer, edit } = payouts(page);
  await open(portal, 'many@sky.test');
  const told = page.getByRole('main').getByRole('alert');

  await faults.raise({ ...patch, status: 500, code: 'PAYOUT_SERVICE_ERROR' });
  await prefer(household);
  await expect(told).toContainText('The payout service isn’t working right now.');
  await edit(household);
  await expect(told).toHaveCount(0);
});

test('deletes a payout method, but not one with a pending payout', async ({ page, portal }) => {
  // A claim of this customer waits to be paid to her household account.
  const { open, remove, menu, methods, areAfterwards } = payouts(page);
  const confirm = page.getByRole('button', { name: 'Delete this payout method' });
  await open(portal, 'many@sky.test');

  await remove(household);
  await confirm.click();
  const refused = page.getByRole('dialog', { name: `${household} can’t be deleted yet` });
  await expect(refused).toContainText('still pending');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Back' }).click();
  await expect(menu(household)).toBeFocused();

  await remove(old);
  await confirm.click();
  await expect(signInPage(page).notice).toContainText('Payout method removed.');
  await expect(methods).toHaveCount(3);
  await areAfterwards([wallet, household, company]);
});

test('reports a method that another tab deleted and keeps the others', async ({ page, context, portal, faults }) => {
  const { open, edit, field, save, dialog, methods } = payouts(page);
  await open(portal, 'many@sky.test');
  const second = payouts(await context.newPage());
  await second.open(portal, 'many@sky.test');

  await edit(old);
  await expect(field('Account number')).toHaveValue('****3311');
  await second.remove(old);
  await second.dialog.getByRole('button', { name: 'Delete this payout method' }).click();
  await expect(second.methods).toHaveCount(3);
  await faults.raise({ method: 'GET', path: '/platform/payouts/methods', status: 500, code: 'PAYOUT_SERVICE_ERROR' });
  await field('Name for this payout method').fill('Shared account');
  await save.click();

  await expect(dialog).toHaveCount(0);
  await expect(signInPage(page).notice).toContainText('We can’t find this payout method any more.');
  await expect(methods).toHaveCount(3);
});
