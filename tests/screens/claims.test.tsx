import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { itemDialogs } from '#src/app/pages/claims/BusinessInsurancePage.tsx';
import { BusinessInsurance } from '#src/screens/claims/BusinessInsurance.tsx';
import { claim, dataset } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

type Claim = ReturnType<typeof claim>;

const prediction = {
  ...dataset('USER-REVENUE-PREDICTION', true),
  data: [
    { year: 2026, month: 11, revenue: 10_000.1 },
    { year: 2026, month: 12, revenue: 9_000.2 },
  ].map((month) => ({ __typename: 'DatasetRow' as const, previous: null, notes: null, attachments: [], ...month })),
};
const offer = dataset('CUSTOMER-OFFER', true);
const noOffer = dataset('CUSTOMER-OFFER', false);

const payout = (at: number, changes: Partial<Claim['payouts'][number]>): Claim['payouts'][number] => ({
  __typename: 'ClaimPayout',
  payoutId: `payout-${at}`,
  periodStart: `2026-0${at}-01`,
  periodEnd: `2026-0${at}-28`,
  predictedRevenue: 10_000,
  actualRevenue: 6_200,
  profitMargin: 60,
  excess: 250,
  amountPayable: 2_030,
  status: 'SENT',
  ...changes,
});

const dialogs = {
  'enter prediction': () => <p>A prediction</p>,
};

async function show(changes: Partial<Claim>) {
  const shown = claim(1, { datasets: [prediction, offer], ...changes });
  await openPortal({ now, flags: { parametric: true }, answers: { Claims: { claims: [shown] } } }).show(
    <BusinessInsurance dialogs={dialogs} itemDialogs={itemDialogs} />,
  );
  const card = document.querySelector('[data-claim="CL-01"]') as HTMLElement;
  const fold = within(card).getByText(/^How far CL-01 is/);
  // One that waits for its owner is unfolded.
  if (!fold.closest('details')?.open) await userEvent.click(fold);
  return within(card);
}

const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td > span:last-child')]
        .map((cell) => cell.textContent?.replace(/\s/g, ' '))
        .join(' | '),
    );

describe('a claim, unfolded', () => {
  it.each<[string, Partial<Claim>, string, string[]]>([
    [
      'waits for a prediction',
      { status: 'prediction', datasets: [] },
      '3 of 3 steps are left.',
      ['Now: Tell us the revenue you expect You act next'],
    ],
    [
      'waits for an offer',
      { status: 'prediction', datasets: [prediction, noOffer] },
      '2 of 3 steps are left.',
      ['Done: You sent us your prediction', 'Now: We work out an offer We act next'],
    ],
    [
      'has an offer',
      { status: 'user-confirm-offer' },
      '1 of 3 steps is left.',
      ['Done: You sent us your prediction', 'Done: We sent you an offer', 'Now: Decide on our offer You act next'],
    ],
    [
      'is disputed',
      { status: 'user-confirm-dispute', datasets: [prediction, noOffer] },
      '1 of 3 steps is left.',
      [
        'Done: You sent us your prediction',
        'Done: You disputed our offer',
        'Now: We look at what you disputed We act next',
      ],
    ],
    [
      'has an adjusted offer',
      { status: 'user-confirm-dispute' },
      '1 of 3 steps is left.',
      [
        'Done: You sent us your prediction',
        'Done: You disputed our offer',
        'Now: Decide on our new offer You act next',
      ],
    ],
    [
      'was rejected, and is not over,',
      { status: 'offer-rejected' },
      '1 of 3 steps is left.',
      ['Done: You sent us your prediction', 'Done: We sent you an offer', 'Now: We finish this claim We act next'],
    ],
    [
      'is accepted',
      { status: 'user-confirm-offer', confirmed: true },
      '1 of 3 steps is left.',
      [
        'Done: You sent us your prediction',
        'Done: You accepted our offer',
        'Now: We pay, period by period We act next',
      ],
    ],
    [
      'is over',
      { status: 'offer-accepted', confirmed: true, completed: true },
      'Nothing is left to do.',
      ['Done: You sent us your prediction', 'Done: You accepted our offer', 'Done: This claim is completed'],
    ],
    [
      'was rejected',
      { status: 'offer-rejected', completed: true },
      'Nothing is left to do.',
      ['Done: You sent us your prediction', 'Done: You rejected our offer', 'Done: This claim is completed'],
    ],
  ])('that %s says so, and who acts', async (_, changes, left, steps) => {
    const card = await show(changes);

    expect(card.getByText(left)).toBeVisible();
    expect(card.getByRole('progressbar', { name: left })).toBeVisible();
    expect(
      within(card.getByRole('list'))
        .getAllByRole('listitem')
        .map((step) => step.textContent?.trim()),
    ).toEqual(steps);
  });

  it('shows its prediction to the cent', async () => {
    const card = await show({});
    await userEvent.click(card.getByRole('button', { name: 'See your prediction' }));

    const dialog = screen.getByRole('dialog', { name: 'Your prediction' });
    expect(rowsIn(within(dialog).getByRole('table'))).toEqual([
      'November 2026 | $10,000.10',
      'December 2026 | $9,000.20',
      'Total | $19,000.30',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no prediction to show before there is one', async () => {
    const card = await show({ status: 'prediction', datasets: [dataset('USER-REVENUE-PREDICTION', false)] });

    expect(card.queryByRole('button', { name: 'See your prediction' })).toBeNull();
  });

  it('that is accepted shows what is paid, with dashes for what nobody knows or has decided, and what was predicted', async () => {
    const card = await show({
      confirmed: true,
      payouts: [
        payout(1, {}),
        payout(2, { actualRevenue: 12_400, amountPayable: 0, excess: 0, status: 'NONE' }),
        payout(3, { status: 'CONFIRM' }),
        payout(4, { actualRevenue: null, amountPayable: null, status: 'FUTURE' }),
        payout(5, { status: 'PAYMENT-DETAILS' }),
        payout(6, { status: 'ON_HOLD' }),
      ],
    });

    expect(card.getByText('Offer accepted')).toBeVisible();
    expect(card.getByRole('tab', { name: 'Payouts', selected: true })).toBeVisible();
    expect(rowsIn(card.getByRole('table', { name: 'Payouts' }))).toEqual([
      'Jan 1 – 28, 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | Sent',
      'Feb 1 – 28, 2026 | $10,000.00 | $12,400.00 | −$2,400.00 | – | $0.00 | $0.00 | Nothing to pay',
      'Mar 1 – 28, 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | – | Being confirmed',
      'Apr 1 – 28, 2026 | $10,000.00 | – | – | – | $250.00 | – | To come',
      'May 1 – 28, 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | Payment details needed',
      'Jun 1 – 28, 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | On hold',
      'Total | $60,000.00 | $37,200.00 | $12,800.00 | −$9,120.00 | $1,250.00 | $6,090.00',
    ]);
    expect(card.queryByRole('button', { name: 'See your prediction' })).toBeNull();

    await userEvent.click(card.getByRole('tab', { name: 'Your prediction' }));
    expect(rowsIn(card.getByRole('table', { name: 'Your prediction' }))).toHaveLength(3);
  });

  it('that is accepted, and has neither payouts nor a prediction, says so', async () => {
    const card = await show({ confirmed: true, datasets: [] });

    expect(card.getByRole('tabpanel')).toHaveTextContent('No payouts are planned yet.');
    await userEvent.click(card.getByRole('tab', { name: 'Your prediction' }));
    expect(card.getByRole('tabpanel')).toHaveTextContent('There is no prediction for this claim.');
  });

  it('says who deals with it, and with --- what is not known of them', async () => {
    const card = await show({
      assigneeDetails: {
        __typename: 'ClaimAssignee',
        firstname: 'Ines',
        surname: 'Calder',
        email: null,
        mobilePhoneNumber: null,
      },
    });
    await userEvent.click(card.getByRole('button', { name: 'Who deals with it' }));

    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('tabpanel', { name: 'Adjuster' })).toHaveTextContent(
      'First nameInesLast nameCalderE-mail address---Mobile phone number---',
    );
    await userEvent.click(dialog.getByRole('tab', { name: 'Broker' }));
    expect(dialog.getByRole('tabpanel', { name: 'Broker' })).toHaveTextContent('E-mail address---');
  });
});
