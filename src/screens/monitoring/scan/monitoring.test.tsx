import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { InitialScanCard } from '../InitialScanCard.tsx';
import { MonitoredDataCard } from '../MonitoredDataCard.tsx';

describe('the monitored data card', () => {
  const rows = () => [...document.querySelectorAll('section > ul > li')];
  const faces = () => rows().map((row) => (row.querySelector('summary') ?? row).textContent?.trim());
  const open = async () => openPortal({ now, flags: { dataMonitoring: true } }).show(<MonitoredDataCard />);

  it('counts items by type, and marks types with alerts', async () => {
    await open();

    expect(faces()).toEqual([
      'Email addresses 2 alerts 3 of 3 monitored',
      'Cards  1 of 2 monitored',
      'IBANs  0 of 2 monitored',
    ]);
  });

  it('expands items and alerts: at once if an alert is open, never if there are no items', async () => {
    await open();

    const [addresses, cards, ibans] = rows().map((row) => row.querySelector('details'));
    expect(ibans).toBe(null);
    expect(addresses?.open).toBe(true);
    expect(addresses).toHaveTextContent(
      /Private mail ol\*\*@owl\.test.*Found in a leaked list of addresses Found on Tuesday 17th November.*No alerts are open/,
    );
    expect(cards?.open).toBe(false);
    expect(cards).toHaveTextContent('Found in a leaked list of addresses Handled on Wednesday 18th November');
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
  const subscribe = { subscribe: { __typename: 'Subscriber', subscribed: true, initialScan: false } };
  const scan = (found: number) => ({ scan: { __typename: 'Scan', initialScan: true, found } });
  const unscanned = { ...owl, answers: { ...nothingFound, ...answer(false, false) } };
  const consent = () => screen.getByRole('button', { name: 'Agree and start the scan' });

  it('asks for consent, and sends nothing before it is given', async () => {
    const { gateway, show } = openPortal(unscanned);
    await show(<InitialScanCard />);

    expect(screen.getByText(/^With your consent, Sky searches/)).toBeVisible();
    expect(consent()).toBeEnabled();
    expect(gateway.asked).not.toContain('Subscribe');
  });

  it('asks nothing about the subscription before the list of monitored data has arrived', async () => {
    const { gateway, show } = openPortal(unscanned);
    const release = gateway.hold('Subscriptions');
    await show(<InitialScanCard />);

    expect(screen.getByRole('heading', { name: 'Your protection' })).toBeVisible();
    expect(gateway.asked).not.toContain('Subscriber');

    release();
    expect(await screen.findByRole('button', { name: 'Agree and start the scan' })).toBeVisible();
    expect(gateway.asked.filter((operation) => operation === 'Subscriber')).toHaveLength(1);
  });

  it('starts the scan at the click, and shows its result', async () => {
    const { gateway, show } = openPortal({ ...unscanned, answers: { ...unscanned.answers, Subscribe: subscribe } });
    const release = gateway.hold('Scan');
    await show(<InitialScanCard />);
    await userEvent.click(consent());
    await settle();

    expect(screen.getByText('Scan running')).toBeVisible();
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('%');

    gateway.answer('Scan', scan(0));
    release();
    await settle();
    expect(screen.getByText('The first scan found nothing.')).toBeVisible();
  });

  it('subscribes without asking if the partner sets autoSubscribe, and tells the customer', async () => {
    const { gateway, show } = openPortal({
      ...owl,
      flags: { dataMonitoring: true, autoSubscribe: true },
      answers: { ...unscanned.answers, Subscribe: subscribe, Scan: scan(0) },
    });
    await show(<InitialScanCard />);
    await settle();

    expect(gateway.asked.filter((name) => name === 'Subscribe')).toHaveLength(1);
    expect(screen.getByText(/so we started it for you/)).toBeVisible();
  });

  it.each([
    ['an agent', { agentId: toUuid(9), roles: { AGENT: { write: true } } }, /^Only the customer can agree/],
    ['a read-only account', { roles: { USER: { write: false } } }, /^Your account can only view data/],
  ])('tells %s why the scan cannot be started', async (_, session, reason) => {
    const { gateway, show } = openPortal({ ...unscanned, flags: { ...owl.flags, autoSubscribe: true }, session });
    await show(<InitialScanCard />);
    await userEvent.click(consent());

    expect(consent()).toHaveAttribute('aria-disabled', 'true');
    expect(consent()).toHaveAccessibleDescription(reason);
    expect(gateway.asked).not.toContain('Subscribe');
  });

  it('keeps the subscription in this tab', async () => {
    await openPortal({ ...owl, answers: nothingFound }).show(<InitialScanCard />);

    expect(sessionStorage.getItem('subscribed')).toBe('{"version":1,"value":true}');
    expect(sessionStorage.getItem('initialScan')).toBe('{"version":1,"value":true}');
  });

  it('lists the open alerts, each with a link to its plan and the first thing to do', async () => {
    await openPortal(owl).show(<InitialScanCard />);

    const card = screen.getByRole('region', { name: 'Your data has been exposed' });
    expect(card).toHaveTextContent(/Act now.*2 alerts are open\. Start with the newest\./);
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    const [first] = within(card).getAllByRole('link', { name: /^See what to do/ });
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/monitored-data\/action-plan\?alertId=/));
    expect(within(card).getByRole('link', { name: 'All alerts' })).toHaveAttribute('href', '/monitored-data/alerts');
    expect(card).toHaveTextContent('Change its password, and any other');
  });

  it('promises to report new alerts if none is open', async () => {
    await openPortal({ ...owl, answers: nothingFound }).show(<InitialScanCard />);

    expect(screen.getByText(/tell you if we find anything/)).toBeVisible();
  });

  it.each([
    ['a list that cannot be read', true, /^We couldn’t load/],
    ['a list that could not be read again', false, /^No alerts were open when we last checked/],
  ])('promises nothing for %s', async (_, isFirst, text) => {
    const { portal, gateway, show } = openPortal({ ...owl, answers: nothingFound });
    const fail = () => gateway.refuse('Subscriptions', { status: 500, code: 'VENDOR_ERROR' });
    if (isFirst) fail();
    await show(<InitialScanCard />);
    if (!isFirst) {
      fail();
      act(() => {
        const { dataLoad } = portal.app.getSnapshot().children;
        dataLoad?.send({ type: 'dataset.outdated', name: 'OWL_MONITORED_DATA', isQuiet: true });
      });
      await act(settle);
    }

    expect(screen.getByText(text)).toBeVisible();
    expect(document.body).not.toHaveTextContent('tell you when we find something');
  });

  it('shows that loading failed, raises no notice, and loads again on request', async () => {
    const { portal, gateway, show } = openPortal({ ...owl, answers: nothingFound });
    gateway.refuse('Subscriber', { status: 500, code: 'VENDOR_ERROR' });
    await show(<InitialScanCard />);

    expect(screen.getByText('We couldn’t check whether your data is being monitored.')).toBeVisible();
    expect(portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices).toEqual([]);

    gateway.answer('Subscriber', answer(true, true).Subscriber);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('Monitoring')).toBeVisible();
  });

  it('ends the session at a 401, and clears the tab’s stored subscription', async () => {
    const { portal, gateway, show } = openPortal(owl);
    sessionStorage.setItem('subscribed', '{"version":1,"value":true}');
    gateway.refuse('Subscriber', { status: 401 });
    await show(<InitialScanCard />);
    await act(settle);

    expect(portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true);
    expect(sessionStorage.getItem('subscribed')).toBe(null);
  });
});
