import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { toldSet } from '#paths/specs/kit/businessClaims.ts';
import FocusKeeper from '#src/app/shell/FocusKeeper.tsx';
import { addresses } from '#src/lib/addresses.ts';
import type { ToldClaim } from '#tests/kit/areas/businessClaims.ts';
import { preloadChart } from '#tests/kit/areas/offers.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { DisputeOffer } from '../dispute/DisputeOffer.tsx';
import { ClaimOffer } from './ClaimOffer.tsx';

type Row = { month: number; revenue: number; previous?: number; notes?: string };

const sets = (offered: readonly Row[], predicted: readonly Row[]) =>
  [toldSet('prediction', inYear(predicted)), toldSet('offer', inYear(offered))] as ToldClaim['datasets'];
const inYear = (rows: readonly Row[]) => rows.map((row) => ({ year: 2026, ...row }));

const predicted = [
  { month: 10, revenue: 10_000 },
  { month: 11, revenue: 10_000 },
];
const offered = claim(4, {
  datasets: sets([{ month: 10, revenue: 8_500, notes: 'Two weeks closed.' }, predicted[1] as Row], predicted),
});

preloadChart();

async function open(claims: readonly ToldClaim[], { alertId = offered.alertId, write = true, language = 'en' } = {}) {
  const opened = openPortal({
    flags: { parametric: true },
    language: language as 'en',
    answers: { Claims: { claims } },
    ...(!write && { session: { roles: { USER: { write: false } } } }),
  });
  const { unmount } = await opened.show(
    <>
      <FocusKeeper />
      <Routes>
        <Route path={addresses.claimOffer} element={<ClaimOffer Dispute={DisputeOffer} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    `/claim/offer/${alertId}`,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, unmount };
}
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};

it('shows the terms of the payment for an offer', async () => {
  const { data } = offered;
  const { unmount } = await open([
    { ...offered, data: { ...data, profitMargin: 62.5, retention: 250, applicableLimit: 90_000 } },
  ]);
  expect(screen.getByText(/we pay you/)).toHaveTextContent(
    /62\.5% of any shortfall.*retention of \$250, up to \$90,000 in total/,
  );

  unmount();
  await open([{ ...offered, data: { ...data, retention: null } }]);
  expect(screen.getByText(/we pay you/)).not.toHaveTextContent('retention');
});

describe('the table of an offer', () => {
  it("has a separate cell for the adjuster's notes, and only the month as the row's heading", async () => {
    await open([offered]);

    const [row, other] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(within(row as HTMLElement).getByRole('rowheader')).toHaveTextContent(/^October 2026(\d+ of 31 days count)$/);
    expect(within(row as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('Two weeks closed.');
    expect(screen.getByRole('columnheader', { name: 'Why it differs' })).toBeVisible();
    expect(within(other as HTMLElement).queryByText(/closed/)).toBeNull();
  });

  it('has no such column without notes', async () => {
    await open([claim(4, { datasets: sets(predicted, predicted) })]);

    expect(screen.queryByRole('columnheader', { name: 'Why it differs' })).toBeNull();
  });

  it.each([
    ['en', 8_500, '−$1,500.00'],
    ['es', 8_500, '−1500,00 $'],
    ['en', 10_000, 'none'],
    ['fr', 10_000, 'aucune'],
    ['de', 8_500, '−1.500,00 $'],
    ['it', 8_500, '−1500,00 $'],
    ['pt', 8_500, '−1500,00 US$'],
    ['tr', 8_500, '−$1.500,00'],
    ['zh', 8_500, '−US$1,500.00'],
    ['mx', 8_500, '−USD 1,500.00'],
  ])('gives the difference like the sum above it (%s, %s)', async (language, revenue, said) => {
    await open([claim(4, { datasets: sets([{ month: 10, revenue }, predicted[1] as Row], predicted) })], { language });

    const above = document.querySelector('dl > :last-child dd')?.textContent ?? '';
    const total = within(screen.getAllByRole('row').at(-1) as HTMLElement)
      .getAllByRole('cell')
      .at(-1);
    expect(above.replaceAll(/\s/g, ' ')).toContain(said.replace(' $', ''));
    expect(total?.querySelector('span:last-child')?.textContent).toContain(above);
  });
});

it('shows an adjusted offer beside the previous one, by month and in total', async () => {
  const adjusted = [
    { month: 10, revenue: 9_000, previous: 8_500 },
    { month: 11, revenue: 10_000, previous: 9_900 },
  ];
  await open([claim(4, { status: 'user-confirm-dispute', datasets: sets(adjusted, predicted) })]);

  expect(screen.getByText('Previous offer').closest('div')).toHaveTextContent('$18,400.00');
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.querySelector('span:last-child')?.textContent);
  expect(within(screen.getByRole('table')).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['$10,000.00', '$8,500.00', '$9,000.00', expect.stringContaining('1,000.00')],
    ['$10,000.00', '$9,900.00', '$10,000.00', 'none'],
    ['$20,000.00', '$18,400.00', '$19,000.00', expect.stringContaining('1,000.00')],
  ]);
});

describe('the page of an offer', () => {
  it('tells a read-only user that they cannot answer', async () => {
    await open([offered], { write: false });

    expect(screen.getByRole('heading', { level: 1, name: 'Our offer for Corner shop' })).toBeVisible();
    expect(screen.getByText('You can look at this claim, but not change it.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the status of a claim without an offer to answer', async () => {
    await open([claim(4, { confirmed: true, status: 'offer-accepted' })]);

    expect(screen.getByRole('heading', { level: 1, name: 'CL-04 · Corner shop' })).toBeVisible();
    expect(screen.getByText(/There’s no offer waiting for your answer/)).toBeVisible();
    expect(screen.getByText('Offer accepted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your claims' })).toHaveAttribute('href', '/insurance');
  });

  it('says that there is no such claim', async () => {
    await open([offered], { alertId: 'another' });

    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this claim' })).toBeVisible();
  });

  it('keeps showing the opened offer when the claims are read again', async () => {
    const { gateway, portal } = await open([offered]);
    gateway.answer('Claims', { claims: [] });
    await act(async () =>
      portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'ITEM_ALERTS' }),
    );
    await settle();

    expect(screen.getByRole('button', { name: 'Accept $18,500.00 as revenue' })).toBeEnabled();
  });

  it('shows the current offer again when a dispute is closed unsent', async () => {
    await open([offered]);
    await press('I disagree');
    await screen.findByRole('dialog', { name: 'Dispute our offer' });
    await press('Close');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Accept $18,500.00 as revenue');
    expect(screen.getByText('Accept this offer?')).toBeVisible();
  });
});

describe('a dispute', () => {
  it('uses the current offer, including a month that was missing from it', async () => {
    const { gateway } = await open([offered]);
    const changed = claim(4, { datasets: sets([{ month: 10, revenue: 7_000 }], predicted) });
    gateway.answer('Claim', { claims: [changed] });
    await press('Accept $18,500.00 as revenue');
    await press('Yes, accept');
    await screen.findByText(/This offer changed/);
    await press('I disagree');

    const dialog = await screen.findByRole('dialog', { name: 'Dispute our offer' });
    const months = [...dialog.querySelectorAll('[data-month]')].map(({ textContent }) => textContent);
    expect(months).toEqual([
      expect.stringContaining('$7,000.00'),
      expect.stringMatching(/^(?!.*10,000).*November 2026/),
    ]);
  });
});

describe('an answer to an offer', () => {
  it('is confirmed and thanked for with the accepted sum', async () => {
    const { gateway } = await open([offered]);
    gateway.answer('Claim', { claims: [offered] });
    gateway.answer('UpdateClaim', { updateClaim: claim(4, { confirmed: true, status: 'offer-accepted' }) });
    await press('Accept $18,500.00 as revenue');
    expect(screen.getByRole('dialog')).toHaveTextContent('You’re accepting $18,500.00 as revenue.');
    await press('Yes, accept');

    expect(await screen.findByText(/^You’ve accepted \$18,500\.00 as revenue/)).toBeVisible();
  });

  it.each([
    ['as it was seen here', offered, /^You’ve accepted \$18,500\.00 as revenue/],
    [
      'as another one',
      claim(4, { datasets: sets([{ month: 10, revenue: 9_900 }, predicted[1] as Row], predicted) }),
      /^An offer for this claim was already accepted, based on revenue of \$19,900\.00/,
    ],
  ])('that was accepted in another tab %s is thanked for as such and no longer waits', async (_, there, said) => {
    const { gateway } = await open([offered]);
    const accepted = { ...there, confirmed: true, status: 'offer-accepted' };
    gateway.answer('Claim', { claims: [accepted] });
    gateway.answer('Claims', { claims: [accepted] });
    const read = () => gateway.asked.filter((name) => name === 'Claims').length;
    const before = read();
    await press('Accept $18,500.00 as revenue');
    await press('Yes, accept');

    expect(await screen.findByText(said)).toBeVisible();
    expect(gateway.asked).not.toContain('UpdateClaim');
    expect(read()).toBe(before + 1);
  });

  it('counts as accepted after a failure at the insurer if the claim says so', async () => {
    const { gateway } = await open([offered]);
    gateway.answer('Claim', { claims: [offered] });
    gateway.refuse('UpdateClaim', { status: 500, code: 'VENDOR_ERROR' });
    const release = gateway.hold('UpdateClaim');
    await press('Accept $18,500.00 as revenue');
    await press('Yes, accept');
    gateway.answer('Claim', { claims: [{ ...offered, confirmed: true, status: 'offer-accepted' }] });
    release();

    expect(await screen.findByText(/^You’ve accepted \$18,500\.00 as revenue/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("returns the focus to the page's heading when an unreceived answer is edited", async () => {
    const { gateway } = await open([offered]);
    gateway.answer('Claim', { claims: [offered] });
    gateway.lose('UpdateClaim');
    await press('Accept $18,500.00 as revenue');
    await press('Yes, accept');
    await press('Change it first');

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['is said to be unfinished where its customer leaves while it is sent', 'UpdateClaim', 1],
    ['is said to be nothing of the kind where it was not sent yet', 'Claim', 0],
  ])('%s', async (_, held, told) => {
    const { gateway, portal, unmount } = await open([offered]);
    const notify = vi.spyOn(portal, 'notify');
    gateway.answer('Claim', { claims: [offered] });
    gateway.hold(held);
    await press('Accept $18,500.00 as revenue');
    await press('Yes, accept');
    unmount();

    expect(notify.mock.calls.filter(([{ about }]) => about === 'unfinished')).toHaveLength(told);
  });
});
