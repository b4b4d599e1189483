import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DocumentPage } from '#src/screens/content/DocumentPage.tsx';
import { TripsCard } from '#src/screens/trips/TripsCard.tsx';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

async function lineIsBack(): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('online')));
  await settle();
}

it('retries failed reads, and no others, when the connection is back', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.lose('Trips');
  await show(<TripsCard />);
  expect(screen.getByText(say('trips.failed'))).toBeVisible();

  gateway.answer('Trips', { trips });
  const before = gateway.asked.length;
  await lineIsBack();

  expect(screen.queryByText(say('trips.failed'))).toBeNull();
  expect(gateway.asked.slice(before)).toEqual(['Trips']);
  await lineIsBack();
  expect(gateway.asked.slice(before)).toEqual(['Trips']);
});

it('reads stale data again as well', async () => {
  const { gateway, portal, show } = openPortal({ now });
  await show(<TripsCard />);
  gateway.lose('Trips');
  portal.app.getSnapshot().children.dataLoad?.send({ type: 'dataset.outdated', name: 'TRIPS' });
  await settle();
  expect(document.querySelector('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'stale');

  gateway.answer('Trips', { trips });
  await lineIsBack();
  expect(document.querySelector('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loaded');
});

it('quietly reads data older than a minute on return, except data that only the customer changes', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.answer('Trips', { trips });
  await show(<TripsCard />);
  const before = gateway.asked.length;
  const loadedAt = Date.now();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const looksAgain = async (afterMs: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: loadedAt + afterMs });
    await act(async () => window.dispatchEvent(new Event('focus')));
    await settle();
    return gateway.asked.slice(before);
  };

  expect(await looksAgain(59_000)).toEqual([]);
  const release = gateway.hold('Trips');
  expect(await looksAgain(61_000)).toEqual(['Trips', 'LostBags']);
  expect(screen.queryByRole('progressbar', { name: say('data.refreshing') })).toBeNull();
  expect(await looksAgain(62_000)).toHaveLength(2);
  release();
});

it('reads screen-specific data only while it is shown', async () => {
  const { gateway, show } = openPortal({ now });
  gateway.lose('Document');
  const { unmount } = await show(<DocumentPage name="terms" />);
  const times = () => gateway.asked.filter((name) => name === 'Document').length;
  expect(times()).toBe(1);

  await lineIsBack();
  expect(times()).toBe(2);

  gateway.answer('Document', { document: { name: 'terms', locale: 'en-GB', body: 'The terms' } });
  await lineIsBack();
  expect(times()).toBe(3);
  expect(screen.getByText('The terms')).toBeVisible();

  gateway.lose('Document');
  unmount();
  await lineIsBack();
  expect(times()).toBe(3);
});

it('reads nothing of a session that has ended', async () => {
  const { gateway, portal, show } = openPortal({ now });
  gateway.lose('Document');
  await show(<DocumentPage name="terms" />);
  const before = gateway.asked.length;

  portal.forgetRead();
  await lineIsBack();

  expect(gateway.asked.slice(before)).toEqual([]);
});
