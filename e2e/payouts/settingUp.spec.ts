import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent, unready } from '../kit/sending.ts';
import { begin } from '../pages/insureTrip.ts';
import { payouts } from '../pages/payouts.ts';

const post = { method: 'POST', path: '/platform/payouts/methods' };

test('sets up one method through a provider, however often buttons are pressed and however long it takes', async ({
  page,
  portal,
  faults,
}) => {
  const { open, add, dialog, provider, field, submit, complete, areAfterwards } = payouts(page);
  const sent = countSent(page, 'CreatePayoutMethod');
  await open(portal, 'nomethod@sky.test');
  await expectAccessible(page);

  await add.click();
  await expectAccessible(page);
  await provider('Bank transfer').press('Enter');
  await submit.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await field('Name for this payout method').fill('Current account');
  await field('Account number').fill('00000422');
  await field('Routing number').fill('110000');
  await field('Email address').fill('noor@sky.test');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Account number: We can’t use this.');
  for (const [account, said] of [
    ['00000409', 'You already have this payout method.'],
    ['00000500', 'The payout service isn’t working right now.'],
  ] as const) {
    await field('Account number').fill(account);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText(said);
  }
  const before = sent();
  await field('Account number').fill('20304050');
  await faults.raise({ ...post, hold: true });
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click(unready);
  await page.keyboard.press('Escape');
  await faults.release();

  await expect(complete).toBeVisible();
  expect(sent() - before).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(complete).toHaveCount(0);
  await areAfterwards(['Current account.*4050.*Preferred']);
});

test('reports a provider that is not configured and continues with another', async ({ page, portal }) => {
  const { open, add, dialog, provider, field } = payouts(page);
  await open(portal, 'errors@sky.test');
  await add.click();
  await provider('Prepaid card').click();
  await expect(dialog.getByRole('alert')).toContainText('This payout method isn’t available yet.');
  await provider('PayGo wallet').click();
  await expect(field('Email address')).toBeVisible();
});

test(
  'sets up one payout method when the first answer is lost',
  proof('money: one payout method after a lost answer'),
  async ({ page, portal, faults }) => {
    const { open, add, dialog, provider, field, submit, complete, areAfterwards } = payouts(page);
    await open(portal, 'nomethod@sky.test');
    await add.click();
    await provider('PayGo wallet').click();
    await field('Name for this payout method').fill('Wallet');
    await field('Email address').fill('noor@wallet.test');
    await faults.raise({ ...post, lost: true });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('We got no answer.');
    await submit.click();

    await expect(complete).toBeVisible();
    await areAfterwards(['Wallet']);
  },
);

test('finds a bank by its name and writes the name in normal capitals', async ({ page, portal }) => {
  const { open, add, provider, field } = payouts(page);
  const list = page.getByRole('dialog', { name: 'Choose your bank' });
  await open(portal, 'vera@voyage.test');
  await add.click();
  await provider('Corporate bank transfer').click();
  await expect(field('Country')).toBeDisabled();
  await expect(field('Reference')).toHaveCount(0);

  await field('Find your bank by name').fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We couldn’t find a bank with that name.')).toBeVisible();
  await field('Find your bank by name').fill('err');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A service we rely on isn’t working properly.')).toBeVisible();
  await field('Find your bank by name').fill('fir');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await list.getByRole('button', { name: /First Pennine Bank/ }).press('Enter');

  await expect(field('Bank code')).toBeFocused();
  await expect(field('Bank code')).toHaveValue('GB110011');
  await expect(field('Name of the bank')).toHaveValue('First Pennine Bank');
  await expect(field('Postcode of the bank')).toHaveValue('LS1 4AP');
});

test("sets up a method in the supplier's frame while insuring a trip, then continues the trip", async ({
  page,
  portal,
}) => {
  const { frame, complete } = payouts(page);
  const wizard = await begin(page, portal, 'paula@rails.test');
  await wizard.isAt('First, tell us how to pay you');
  await page.getByRole('button', { name: 'Set up a payout method' }).click();

  await expect(frame.getByRole('heading', { name: 'Where your money goes' })).toBeVisible();
  // Messages from other windows than the frame must be ignored.
  await page.evaluate(() => window.postMessage({ status: 'completed' }, '*'));
  await frame.getByLabel('A name for this account').fill('Paula’s account');
  await frame.getByLabel('Account number, 6 to 17 digits').fill('12345678');
  await frame.getByRole('button', { name: 'Complete' }).click();

  await expect(complete).toBeVisible();
  await complete.getByRole('button', { name: 'Continue to flight protection' }).click();
  await wizard.isAt('What kind of trip is it?');
});

test('reads the methods again when a frame is closed or cancelled, and says if it did not open', async ({
  page,
  portal,
  faults,
}) => {
  const { open, add, dialog, frame, methods } = payouts(page);
  await open(portal, 'paula@rails.test');
  await faults.raise({ path: '/platform/payouts/widget', status: 400, code: 'PAYOUT_SERVICE_NOT_CONFIGURED' });
  await add.click();
  await expect(dialog.getByRole('heading', { name: 'The form didn’t open' })).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('This payout method isn’t available yet.');
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await frame.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  await add.click();
  await expect(frame.getByRole('button', { name: 'Complete' })).toBeVisible();
  await faults.raise({ path: '/platform/payouts/methods', status: 500, code: 'PAYOUT_SERVICE_ERROR' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'We don’t know yet whether it worked' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(methods).toHaveCount(0);
});
