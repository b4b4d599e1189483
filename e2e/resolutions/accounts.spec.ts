import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { claims, readPayments, renumber, submitting } from '../pages/claims.ts';

const owner = 'one@sky.test';
const methods = '/platform/payouts/methods*';

test('shows the account before and after the claim, and pays to it', async ({ page, portal }) => {
  const { open, claim, card, isDone } = claims(page);
  await open(portal, owner, 'CA29');
  await expect(card).toContainText('Savings ****2244');
  await expect(card).toContainText('Within five working days');
  await expectAccessible(page);
  await claim.click();

  await isDone();
  await expect(card).toContainText('Savings ****2244');
  await expect(card).toContainText('Within five working days');
  expect(await readPayments(portal, owner)).toMatchObject([{ paidTo: { account: '00002244' } }]);
  await page.reload();
  await expect(card).toContainText(/Savings \*{4}2244.*Sent/);
});

test(
  'asks again instead of paying an account that was not shown',
  proof('money: no payout to an account that was not shown'),
  async ({ page, portal, faults }) => {
    const { open, claim, card, dialog, isDone, press } = claims(page);
    await open(portal, owner, 'CA29');
    await expect(card).toContainText('Savings ****2244');
    await renumber(portal, owner, '00009999');
    // The check of the account is slow.
    await faults.raise({ method: 'GET', path: methods, hold: true });
    await claim.click();
    await expect(claim).toHaveAttribute('aria-busy', 'true');
    await faults.release();

    await expect(dialog).toContainText('The payout method for this money has changed since we showed it to you');
    await expect(dialog).toContainText('****9999');
    await expectAccessible(page);
    await press('Not now').click();
    await expect(card).toContainText('Savings ****9999');
    await expect(card).toContainText('Nothing has been claimed');
    expect(await readPayments(portal, owner)).toEqual([]);

    await claim.click();
    await isDone();
    await expect(card).toContainText('Savings ****9999');
    expect(await readPayments(portal, owner)).toMatchObject([{ paidTo: { account: '00009999' } }]);
  },
);

test(
  'does not resend a claim that would pay another account',
  proof('money: no resend to another account'),
  async ({ page, portal, faults }) => {
    const { open, claim, card, is, isDone, press } = claims(page);
    await open(portal, owner, 'CA29');
    await faults.raise({ ...submitting, network: true });
    await claim.click();
    await is('notReceived', 'Savings ****2244');
    await renumber(portal, owner, '00009999');
    await press('Send it again').click();

    await is('offered', 'The destination of this money has changed');
    await expect(card).toContainText('Savings ****9999');
    expect(await readPayments(portal, owner)).toEqual([]);
    await claim.click();
    await isDone();
    expect(await readPayments(portal, owner)).toMatchObject([{ paidTo: { account: '00009999' } }]);
  },
);

test('pays to the claimed account if it changes while the answer is lost', async ({ page, portal, faults }) => {
  const { open, claim, card, is, isDone, press } = claims(page);
  await open(portal, owner, 'CA29');
  await faults.raise({ ...submitting, lost: true });
  await claim.click();
  await is('unconfirmed', 'Savings ****2244');
  await renumber(portal, owner, '00009999');
  await press('Confirm my claim').click();

  await isDone();
  await expect(card).toContainText('Savings ****2244');
  expect(await readPayments(portal, owner)).toMatchObject([{ paidTo: { account: '00002244' } }]);
});

test('leads to another account and back without claiming', async ({ page, portal }) => {
  const { open, claim, card, dialog, isDone, press } = claims(page);
  await open(portal, owner, 'CA29');
  await press('Choose account').click();
  await expect(dialog).toContainText('This doesn’t claim anything yet');
  await press('Set up a payout method').click();
  await press('PayGo wallet').click();
  await dialog.getByLabel('Name for this payout method').fill('My wallet');
  await dialog.getByLabel('Email address').fill(owner);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await press('Continue my claim').click();

  await expect(card).toContainText('My wallet on*@sky.test');
  await expect(card).toContainText('You haven’t claimed this money yet');
  expect(await readPayments(portal, owner)).toEqual([]);
  await claim.click();
  await isDone();
  expect(await readPayments(portal, owner)).toMatchObject([{ paidTo: { account: owner } }]);
});
