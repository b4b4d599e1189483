import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { itemDialogs } from '#src/app/pages/claims/dialogs.ts';
import { claim, dataset, payout } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import type { PayoutDialog } from '../actions/dialogs.ts';
import { BusinessInsurance } from '../BusinessInsurance.tsx';

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

const payoutFor = (month: number, changes: Parameters<typeof payout>[0]) =>
  payout({
    payoutId: `payout-${month}`,
    periodStart: `2026-0${month}-01`,
    periodEnd: `2026-0${month}-28`,
    status: 'SENT',
    ...changes,
  });

const dialogs = {
  'enter prediction': () => <p>A prediction</p>,
};

async function show(changes: Partial<Claim>, payoutDetails: PayoutDialog | null = null) {
  const shown = claim(1, { datasets: [prediction, offer], ...changes });
  await openPortal({ now, flags: { parametric: true }, answers: { Claims: { claims: [shown] } } }).show(
    <BusinessInsurance dialogs={dialogs} itemDialogs={itemDialogs} payoutDetails={payoutDetails} />,
  );
  const card = document.querySelector('[data-claim="CL-01"]') as HTMLElement;
  // Closed claims are folded.
  const fold = card.closest('details')?.querySelector('summary');
  if (fold) await userEvent.click(fold);
  await userEvent.click(within(card).getByRole('button', { name: /CL-01 · Corner shop/, expanded: false }));
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

describe('an unfolded claim', () => {
  it.each<[string, Partial<Claim>, string, string[]]>([
    [
      'waits for a prediction',
      { status: 'prediction', datasets: [] },
      '3 of 3 steps left.',
      ['Now: Tell us the revenue you expect Waiting for you'],
    ],
    [
      'waits for an offer',
      { status: 'prediction', datasets: [prediction, noOffer] },
      '2 of 3 steps left.',
      ['Done: You sent us your prediction', 'Now: We’re working out an offer We’re working on it'],
    ],
    [
      'has an offer',
      { status: 'user-confirm-offer' },
      '1 of 3 steps left.',
      ['Done: You sent us your prediction', 'Done: We sent you an offer', 'Now: Respond to our offer Waiting for you'],
    ],
    [
      'is disputed',
      { status: 'user-confirm-dispute', datasets: [prediction, noOffer] },
      '1 of 3 steps left.',
      [
        'Done: You sent us your prediction',
        'Done: You disputed our offer',
        'Now: We’re reviewing your dispute We’re working on it',
      ],
    ],
    [
      'has an adjusted offer',
      { status: 'user-confirm-dispute' },
      '1 of 3 steps left.',
      [
        'Done: You sent us your prediction',
        'Done: You disputed our offer',
        'Now: Respond to our new offer Waiting for you',
      ],
    ],
    [
      'was rejected, and is not over,',
      { status: 'offer-rejected' },
      '1 of 3 steps left.',
      [
        'Done: You sent us your prediction',
        'Done: We sent you an offer',
        'Now: We’re closing this claim We’re working on it',
      ],
    ],
    [
      'is accepted',
      { status: 'user-confirm-offer', confirmed: true },
      '1 of 3 steps left.',
      [
        'Done: You sent us your prediction',
        'Done: You accepted our offer',
        'Now: We pay you period by period We’re working on it',
      ],
    ],
    [
      'has a payout that nobody knows where to send',
      { status: 'offer-accepted', confirmed: true, payouts: [payout()] },
      '1 of 3 steps left.',
      [
        'Done: You sent us your prediction',
        'Done: You accepted our offer',
        'Now: Tell us where to send the money Waiting for you',
      ],
    ],
    [
      'is over',
      { status: 'offer-accepted', confirmed: true, completed: true },
      'No steps left.',
      ['Done: You sent us your prediction', 'Done: You accepted our offer', 'Done: This claim is closed'],
    ],
    [
      'was rejected',
      { status: 'offer-rejected', completed: true },
      'No steps left.',
      ['Done: You sent us your prediction', 'Done: Our offer was not accepted', 'Done: This claim is closed'],
    ],
  ])('that %s shows that and whose turn it is', async (_, changes, left, steps) => {
    const card = await show(changes);

    expect(card.getByText(left)).toBeVisible();
    expect(card.getByRole('progressbar', { name: left })).toBeVisible();
    expect(
      within(card.getByRole('list'))
        .getAllByRole('listitem')
        .map((step) => step.textContent?.trim()),
    ).toEqual(steps);
  });

  it('gives its time in local time and in UTC, and the terms of settlement', async () => {
    const card = await show({});

    expect(card.getByText('What happened').closest('dl')).toHaveTextContent(
      /What happenedPower outageWhen1st October 2026, \d\d:30 your time 2026-10-01 06:30 UTCRestoration period6 monthsProfit margin60%Retention\$250Limit\$50,000/,
    );
  });

  it.each([
    [0, 'Retention$0'],
    [250.5, 'Retention$250.50'],
    [null, null],
  ])('shows a retention of 0 with its cents, and none if there is none: %s', async (retention, told) => {
    const card = await show({ data: { ...claim(1).data, retention } });

    expect(card.queryByText('Retention')?.parentElement?.textContent ?? null).toBe(told);
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

  it('has no prediction before one is sent', async () => {
    const card = await show({ status: 'prediction', datasets: [dataset('USER-REVENUE-PREDICTION', false)] });

    expect(card.queryByRole('button', { name: 'See your prediction' })).toBeNull();
  });

  it('shows payouts with dashes for unknown figures and a remark on amounts that do not count yet', async () => {
    const card = await show({
      confirmed: true,
      payouts: [
        payoutFor(1, {}),
        payoutFor(2, { actualRevenue: 12_400, amountPayable: 0, excess: 0, status: 'NONE' }),
        payoutFor(3, { status: 'CONFIRM' }),
        payoutFor(4, { actualRevenue: null, amountPayable: null, status: 'FUTURE' }),
        payoutFor(5, { status: 'PAYMENT-DETAILS' }),
        payoutFor(6, { status: 'ON_HOLD' }),
      ],
    });

    expect(card.getAllByText('Offer accepted · payout waiting').at(-1)).toBeVisible();
    expect(card.getByRole('tab', { name: 'Payouts', selected: true })).toBeVisible();
    expect(rowsIn(card.getByRole('table', { name: 'Payouts' }))).toEqual([
      '1 – 28 Jan 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | Sent',
      '1 – 28 Feb 2026 | $10,000.00 | $12,400.00 | −$2,400.00 | – | $0.00 | $0.00 | Sent, nothing to pay',
      '1 – 28 Mar 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 Not counted yet | Being confirmed',
      '1 – 28 Apr 2026 | $10,000.00 | – | – | – | $250.00 | – | To come',
      '1 – 28 May 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | Payment details needed',
      '1 – 28 Jun 2026 | $10,000.00 | $6,200.00 | $3,800.00 | −$2,280.00 | $250.00 | $2,030.00 | On hold',
      'Total | $60,000.00 | $37,200.00 | $12,800.00 | −$9,120.00 | $1,250.00 | $6,090.00',
    ]);
    expect(
      card.getByText(
        /Your profit margin’s share of it is your loss, and we deduct the excess from that \(your cover calls it retention\)\./,
      ),
    ).toBeVisible();
    expect(card.queryByRole('button', { name: 'See your prediction' })).toBeNull();

    await userEvent.click(card.getByRole('tab', { name: 'Your prediction' }));
    expect(rowsIn(card.getByRole('table', { name: 'Your prediction' }))).toHaveLength(3);
  });

  it('says that it has neither payouts nor a prediction', async () => {
    const card = await show({ confirmed: true, datasets: [] });

    expect(card.getByRole('tabpanel')).toHaveTextContent('No payouts are planned yet.');
    await userEvent.click(card.getByRole('tab', { name: 'Your prediction' }));
    expect(card.getByRole('tabpanel')).toHaveTextContent('There is no prediction for this claim.');
  });

  it('leads from each payout that lacks payment details to their form', async () => {
    const waiting = [payoutFor(1, { status: 'PAYMENT-DETAILS' }), payoutFor(2, { status: 'PAYMENT-DETAILS' })];
    const card = await show({ confirmed: true, payouts: waiting }, ({ payoutId }) => <p>Details of {payoutId}</p>);
    const [, second] = within(card.getByRole('table', { name: 'Payouts' }))
      .getAllByRole('row')
      .slice(1);

    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: /Feb/ }));
    expect(screen.getByText('Details of payout-2')).toBeVisible();
  });

  const ines = {
    __typename: 'ClaimAssignee' as const,
    firstname: 'Ines',
    surname: 'Calder',
    email: 'ines@harvest.test',
    mobilePhoneNumber: '+15550100004',
  };

  it.each<[string, Partial<Claim>, string, string]>([
    [
      'all that is known',
      { assigneeDetails: ines, brokerAssignee: 'broker@harvest.test' },
      'First nameInesLast nameCalderEmail addressines@harvest.testMobile number+15550100004',
      'Email addressbroker@harvest.test',
    ],
    [
      '--- in place of what is not known',
      { assigneeDetails: { ...ines, email: null, mobilePhoneNumber: null } },
      'First nameInesLast nameCalderEmail address---Mobile number---',
      'Email address---',
    ],
    [
      'the address alone that it is assigned to',
      { assigneeDetails: null, claimAssignee: 'desk@harvest.test' },
      'First name---Last name---Email addressdesk@harvest.testMobile number---',
      'Email address---',
    ],
  ])('names its contact person, with %s', async (_, told, adjuster, broker) => {
    const card = await show(told);
    await userEvent.click(card.getByRole('button', { name: 'Your contacts' }));

    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('tabpanel', { name: 'Adjuster' })).toHaveTextContent(adjuster);
    await userEvent.click(dialog.getByRole('tab', { name: 'Broker' }));
    expect(dialog.getByRole('tabpanel', { name: 'Broker' })).toHaveTextContent(broker);
  });
});
