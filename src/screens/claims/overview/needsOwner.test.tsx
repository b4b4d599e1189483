import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claim, dataset, items, payout } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import type { ClaimDialogProps, PayoutDialog } from '../actions/dialogs.ts';
import { NeedsOwner } from './NeedsOwner.tsx';

type Claim = ReturnType<typeof claim>;

const unpaid = (number: number, changes = {}) => claim(number, { confirmed: true, payouts: [payout(changes)] });
const unpredicted = claim(7, { status: 'prediction', datasets: [] });
const adjusted = claim(2, { status: 'user-confirm-dispute' });
const waiting = claim(9, { status: 'prediction', datasets: [dataset('USER-REVENUE-PREDICTION', true)] });

const Prediction = ({ claim, onDone }: ClaimDialogProps) => (
  <button type="button" onClick={onDone}>
    Prediction of {claim.claimNumber}
  </button>
);
const Payout: PayoutDialog = ({ payoutId }) => <p>Where {payoutId} goes to</p>;

async function show(claims: Claim[], insured = items.items.slice(0, 1), session = {}) {
  await openPortal({
    now,
    session,
    flags: { parametric: true },
    answers: { Claims: { claims }, Items: { items: insured } },
  }).show(<NeedsOwner dialogs={{ 'enter prediction': Prediction }} payoutDetails={Payout} />);
}
const rows = () => screen.getAllByRole('listitem');
const numbers = () => rows().map((row) => row.textContent?.match(/CL-\d+/)?.[0]);

describe('the requests to a business', () => {
  it('are ordered by closeness to a payment, then latest first, three at most, with a link to all', async () => {
    await show([waiting, unpredicted, claim(1), claim(3), adjusted, unpaid(4)]);

    expect(numbers()).toEqual(['CL-04', 'CL-02', 'CL-03']);
    expect(screen.getByRole('link', { name: 'Show all 5' })).toHaveAttribute('href', '/insurance');
  });

  it.each([
    ['what is paid', unpaid(4), /Payout for 1 – 31 Oct 2026 \$2,030\.00/, 'Tell us where to send the money'],
    [
      'a dash for what is paid and not known',
      unpaid(4, { amountPayable: null }),
      /1 – 31 Oct 2026 –/,
      'Tell us where to send the money',
    ],
    ['up to what it is covered', unpredicted, /Covered up to \$50,000/, 'Tell us the revenue you expect'],
    ['the same where an offer does not say how much', claim(1), /Covered up to \$50,000/, 'Respond to our offer'],
  ])('show %s', async (_, shown, worth, title) => {
    await show([shown]);

    expect(rows()[0]).toHaveTextContent(worth);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('are handled in place', async () => {
    await show([unpaid(4), unpredicted]);

    await userEvent.click(screen.getByRole('button', { name: 'Enter your prediction' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prediction of CL-07' }));
    expect(screen.queryByRole('button', { name: 'Prediction of CL-07' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Add payment details/ }));
    expect(screen.getByText('Where payout-1 goes to')).toBeVisible();
  });

  it('include a bank that a cover needs', async () => {
    await show([waiting], items.items);

    expect(rows()).toHaveLength(1);
    expect(within(rows()[0] as HTMLElement).getByRole('link', { name: 'Connect' })).toBeVisible();
  });

  it('exclude the bank without the right to connect one', async () => {
    await show([waiting], items.items, {
      accessProfile: [{ feature: 'customer-insurance', accessRights: ['READ'] }],
    });

    expect(screen.queryByRole('link', { name: 'Connect' })).toBeNull();
    expect(rows()[0]).toHaveTextContent('You can look at your insured items, but not connect a bank.');
  });
});

it.each([
  ['with a claim under way', [waiting], 'One claim is in progress. There’s nothing you need to do.'],
  ['without claims', [], 'You have no open claims, and there’s nothing you need to do.'],
])('says that the business is insured if there are none, %s', async (_, claims, text) => {
  await show(claims);

  expect(screen.getByRole('heading', { level: 2, name: 'Corner shop is insured' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
