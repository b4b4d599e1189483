import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { InitialScanCard } from '#src/screens/monitoring/InitialScanCard.tsx';
import { MonitoredDataCard } from '#src/screens/monitoring/MonitoredDataCard.tsx';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

describe('the monitored data card', () => {
  const rows = () => [...document.querySelectorAll('section > ul > li')];
  const faces = () => rows().map((row) => (row.querySelector('summary') ?? row).textContent?.trim());
  const open = async () => openPortal({ now, flags: { dataMonitoring: true } }).show(<MonitoredDataCard />);

  it('counts by type and marks alerts', async () => {
    await open();

    expect(faces()).toEqual([
      'E-mail addresses 2 alerts 3 of 3 watched',
      'Cards  1 of 2 watched',
      'IBANs  0 of 2 watched',
    ]);
  });

  it('lists items with their alerts: unfolded if one is open, and never if there are none', async () => {
    await open();

    const [addresses, cards, ibans] = rows().map((row) => row.querySelector('details'));
    expect(ibans).toBe(null);
    expect(addresses?.open).toBe(true);
    expect(addresses).toHaveTextContent(
      /Private mail ol\*\*@owl\.test.*Found in a leaked list of addresses Found on Tuesday 17th November.*No alert is open/,
    );
    expect(cards?.open).toBe(false);
    expect(cards).toHaveTextContent('Found in a leaked list of addresses Dealt with on Wednesday 18th November');
    await userEvent.click(screen.getByText('Cards'));
    expect(cards?.open).toBe(true);
  });
});

describe('the protection card', () => {
  const owl = { now, flags: { dataMonitoring: true } };
  const nothingFound = { Subscriptions: { subscriptions: { __typename: 'Subscriptions', subscriptions: [] } } };
  const answer = (subscribed: boolean, initialScan: boolean) => ({
    Subscriber: { subscriber: { __typename: 'Subscriber', subscribed, initialScan } },
  });

  it.each([
    [true, true, 'Watching'],
    [true, false, 'First search under way'],
    [false, false, 'We don’t watch your data yet.'],
    [false, false, /^Would you like us to begin/],
  ])('with subscribed %s and scanned %s: %s', async (subscribed, scanned, text) => {
    await openPortal({ ...owl, answers: { ...nothingFound, ...answer(subscribed, scanned) } }).show(
      <InitialScanCard />,
    );

    expect(screen.getByText(text)).toBeVisible();
  });

  it('starts with the alert, the first action, its link, and a contact', async () => {
    await openPortal(owl).show(
      <>
        <InitialScanCard />
        <MonitoredDataCard />
      </>,
    );

    const card = screen.getByRole('region', { name: 'We found your data exposed' });
    expect(card).toHaveTextContent(/Act now.*2 alerts are open\. This is what to do first\./);
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
    expect(within(card).getByRole('listitem')).toHaveTextContent('E-mail addresses Change its password, and any other');
    expect(card).not.toHaveTextContent(/Watching|when we find something/);
    expect(within(card).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(within(card).getByRole('button', { name: 'E-mail addresses' }));
    expect(document.querySelector('summary')).toHaveFocus();
  });

  it('promises to report alerts if none is open', async () => {
    await openPortal({ ...owl, answers: nothingFound }).show(<InitialScanCard />);

    expect(screen.getByText(/tell you when we find something/)).toBeVisible();
  });

  it('shows a placeholder while loading', async () => {
    const { gateway, show } = openPortal(owl);
    gateway.hold('Subscriber');
    await show(<InitialScanCard />);

    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  });

  it('shows its failure in the card only and retries on request', async () => {
    const { portal, gateway, show } = openPortal({ ...owl, answers: nothingFound });
    gateway.refuse('Subscriber', { status: 500, code: 'VENDOR_ERROR' });
    await show(<InitialScanCard />);

    expect(screen.getByText('We couldn’t find out whether your data is watched.')).toBeVisible();
    expect(portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices).toEqual([]);

    gateway.answer('Subscriber', answer(true, true).Subscriber);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('Watching')).toBeVisible();
  });

  it('ends the session at a 401', async () => {
    const { portal, gateway, show } = openPortal(owl);
    gateway.refuse('Subscriber', { status: 401 });
    await show(<InitialScanCard />);
    await act(settle);

    expect(portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true);
  });
});
