import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { claims, confirming, findOptionsPath, readPayments, submitting } from '../pages/claims.ts';
import { enter } from '../pages/signInPage.ts';

const methodsOf = '/platform/payouts/methods*';

test('pays to the chosen one of several methods, with the preferred one first', async ({ page, portal }) => {
  const { open, claim, dialog, isDone, press } = claims(page);
  await open(portal, 'many@sky.test', 'CA30');
  await claim.click();
  await expect(dialog).toContainText('Where should we send the money?');
  await expectAccessible(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('PayGo wallet');
  await press('Not now').click();
  await expect(claim).toBeFocused();
  expect(await readPayments(portal, 'many@sky.test')).toEqual([]);

  await claim.click();
  await dialog.getByRole('button', { name: 'Household account' }).click();

  await isDone();
  expect(await readPayments(portal, 'many@sky.test')).toHaveLength(1);
});

test('asks for the missing address of a bank account without losing input', async ({ page, portal, faults }) => {
  const { open, claim, dialog, isDone, press } = claims(page);
  await open(portal, 'many@sky.test', 'CA30');
  await claim.click();
  await dialog.getByRole('button', { name: 'Old account, no address' }).click();
  await expect(dialog.getByLabel('Email address')).toHaveValue('many@sky.test');
  await expect(dialog.getByLabel('Account number')).toHaveValue('****3311');
  await expectAccessible(page);

  await dialog.getByLabel('Email address').fill('many');
  await press('Save and continue').click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  for (const field of ['Address line 1', 'Address line 2', 'Town or city', 'Province or state', 'Postcode'])
    await expect(dialog.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Email address').fill('many@sky.test');
  await dialog.getByLabel('Address line 1').fill('12 Harbour Road');
  await dialog.getByRole('checkbox', { name: 'No second line' }).check();
  await expect(dialog.getByLabel('Address line 2')).toHaveCount(0);
  await dialog.getByLabel('Town or city').fill('Portland');
  await dialog.getByLabel('Province or state').fill('Maine');
  await dialog.getByLabel('Postcode').fill('04101');
  await faults.raise({ method: 'PATCH', path: '/platform/payouts/methods/*', network: true });
  await press('Save and continue').click();
  await expect(dialog.locator('[data-told]')).toBeVisible();
  await expect(dialog.getByLabel('Address line 1')).toHaveValue('12 Harbour Road');
  await press('Save and continue').click();

  await isDone();
  expect(await readPayments(portal, 'many@sky.test')).toHaveLength(1);
});

test('moves a bank account to the corporate provider before payment, with its terms beside it', async ({
  page,
  portal,
  context,
}) => {
  const { open, claim, dialog, isDone, press } = claims(page);
  await open(portal, 'vera@voyage.test', 'CA31');
  await claim.click();
  await expect(dialog).toContainText('By continuing, you agree');
  await expect(dialog.getByLabel('Reference')).toHaveCount(0);
  await expect(dialog.getByLabel('Country')).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: 'Myself' }).check();
  await dialog.getByRole('combobox', { name: 'Account type' }).selectOption('Checking');
  await dialog.getByLabel('Account number').fill('12345678');
  const find = press('Find');
  await expect(find).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Find your bank by name').fill('exa');
  await find.click();
  await page.getByRole('button', { name: /Example Bank/i }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'payment terms' }).click();
  const beside = await opened;
  await expect(beside).toHaveURL(portal.url('voyage', '/payout-terms'));
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Payout terms');
  await expect(beside.getByRole('article')).toContainText('Within five working days of your request.');
  await expectAccessible(beside);
  await beside.close();
  await expect(dialog.getByLabel('Account number')).toHaveValue('12345678');
  await expect(dialog.getByLabel('Name of the bank')).toHaveValue('Example Bank Uk');
  await dialog.getByLabel('Email address').fill('vera@voyage.test');
  await press('Agree and continue').click();

  await isDone();
  expect(await readPayments(portal, 'vera@voyage.test')).toHaveLength(1);
});

test(
  'sets up a payout method first and then continues the claim',
  proof('money: the claim continues after a payout method is set up'),
  async ({ page, portal }) => {
    const { open, claim, dialog, isDone, press } = claims(page);
    await open(portal, 'nomethod@sky.test', 'CA28');
    await claim.click();
    await press('Cancel').click();
    await expect(dialog).toHaveCount(0);
    await expect(claim).toBeFocused();

    await claim.click();
    await press('PayGo wallet').click();
    await dialog.getByLabel('Name for this payout method').fill('My wallet');
    await dialog.getByLabel('Email address').fill('nomethod@sky.test');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await press('Continue my claim').click();

    await isDone();
    expect(await readPayments(portal, 'nomethod@sky.test')).toHaveLength(1);
  },
);

test('sets up a method with its address in one form and pays to it at once', async ({ page, portal }) => {
  const { open, claim, dialog, isDone, press } = claims(page);
  await open(portal, 'nomethod@sky.test', 'CA28');
  await claim.click();
  await press('Bank transfer').click();
  const fields = {
    'Name for this payout method': 'My account',
    'Account number': '00004711',
    'Routing number': '110000',
    'Address line 1': '12 Harbour Road',
    'Address line 2': 'Flat 3',
    'Town or city': 'Portland',
    'Province or state': 'Maine',
    Postcode: '04101',
  };
  for (const [field, text] of Object.entries(fields)) await dialog.getByLabel(field).fill(text);
  await dialog.getByLabel('Email address').fill('nomethod@sky.test');
  await expectAccessible(page);
  await press('Cancel').click();
  await press('Keep going').click();
  await expect(dialog.getByLabel('Postcode')).toHaveValue('04101');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await press('Continue my claim').click();

  await isDone();
  expect(await readPayments(portal, 'nomethod@sky.test')).toHaveLength(1);
});

test('says that the account cannot be read, and claims nothing', async ({ page, portal, faults }) => {
  const { open, claim, card, isDone, press } = claims(page);
  await open(portal, 'one@sky.test', 'CA29');
  await faults.raise({ method: 'GET', path: methodsOf, code: 'PAYOUT_SERVICE_ERROR' });
  await claim.click();
  await expect(card).toContainText('We couldn’t load your payout methods.');
  expect(await readPayments(portal, 'one@sky.test')).toEqual([]);

  await press('Try again').click();
  await isDone();
  expect(await readPayments(portal, 'one@sky.test')).toHaveLength(1);
});

test('says who can help if the partner has no payouts configured', async ({ page, portal }) => {
  await enter(page, portal, 'piet@plain.test', await findOptionsPath(portal, 'piet@plain.test', 'PL122'));
  const { claim, card, press } = claims(page);
  await press('No, thank you').click();
  await press('Decline it').click();
  await expect(card).toContainText('You don’t have an account or wallet for this money and can’t add one here');
  await expect(claim).toHaveAttribute('aria-disabled', 'true');
  await expect(claim).toHaveAccessibleDescription(/so you can’t claim it yourself/);
  await expectAccessible(page);
  expect(await readPayments(portal, 'piet@plain.test')).toEqual([]);
});

test('pays through the partner without asking for an account', async ({ page, portal }) => {
  const { open, claim, isDone } = claims(page);
  await open(portal, 'paula@rails.test', 'CA27');
  await expect(claim).toBeVisible();
  await claim.click();

  await isDone();
  expect(await readPayments(portal, 'paula@rails.test')).toMatchObject([{ payoutMethodId: null }]);
});

test('shows beside the button why a claim was refused, and that one failed', async ({ page, portal, faults }) => {
  const { open, claim, is, isDone, press, told, card } = claims(page);
  await open(portal, 'options@sky.test', 'CA26');
  await claim.click();
  await expect(told).toBeVisible();
  await is('offered', '$40.00');

  await open(portal, 'options@sky.test', 'CA24');
  await faults.raise({ ...submitting, code: 'PAYOUT_SERVICE_ERROR' });
  await claim.click();
  await expect(told).toBeVisible();
  await claim.click();
  await isDone();

  await open(portal, 'errors@sky.test', 'CA45');
  await press('Confirm my claim').click();
  await expect(card).toHaveAttribute('data-state', 'offered');
  await expect(card).toContainText('payout');
  expect(await readPayments(portal, 'errors@sky.test')).toEqual([]);
});

test('thanks for points and sends no money', async ({ page, portal }) => {
  const { open, points, card } = claims(page);
  await open(portal, 'options@sky.test', 'PT01');
  await points.click();
  await expect(card).toHaveAttribute('data-state', 'readOnly');
  await expect(page.getByRole('main')).toContainText('Confirmed');
  expect(await readPayments(portal, 'options@sky.test')).toEqual([]);
});

test('reports an unconfirmed claim on the next page until the customer returns', async ({ page, portal, faults }) => {
  const { open, points, press, notice, card } = claims(page);
  await open(portal, 'options@sky.test', 'PT01');
  await faults.raise({ ...confirming, network: true });
  await points.click();
  await expect(press('Confirm my claim')).toBeVisible();
  await page.getByRole('link', { name: 'Your trip' }).click();
  await expect(notice).toContainText('Your claim isn’t confirmed yet, and nothing is paid until it is.');
  await expectAccessible(page);

  await page.goBack();
  await expect(press('Confirm my claim')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await press('Confirm my claim').click();
  await expect(card).toHaveAttribute('data-state', 'readOnly');
});

test('declines only after a confirmation, and asks for a call where the insurer offers one', async ({
  page,
  portal,
}) => {
  const { open, card, claim, press } = claims(page);
  await open(portal, 'options@sky.test', 'CA24');
  await expect(press('No, thank you')).toHaveCount(0);
  await expect(press('Call me')).toHaveCount(0);

  await open(portal, 'options@sky.test', 'CA33');
  await press('No, thank you').click();
  await page.keyboard.press('Escape');
  await expect(claim).toBeVisible();
  await press('Call me').click();
  await expect(card).toHaveAttribute('data-state', 'readOnly');
  await portal.pull('POST', 'operator', { called: 'CA33', type: 'CASH', event: 'close' });

  await page.reload();
  await press('No, thank you').click();
  await press('Decline it').click();
  await expect(card).toHaveAttribute('data-state', 'readOnly');
  await expect(claim).toHaveCount(0);
  expect(await readPayments(portal, 'options@sky.test')).toEqual([]);
});
