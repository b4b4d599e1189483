import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { confirmPurchase } from '#paths/specs/kit/insuring.ts';
import { continueOfferedDraft, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, until } from '#tests/kit/browser/stage.tsx';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

preload();

const key = toUuid(80);
const completion = {
  page: 'details' as const,
  passengerIds: [toUuid(20)],
  delegatedPassengerId: null,
  bookingRef: null,
  key,
};

async function atTheLastPage(): Promise<Stage> {
  const stage = await openStage(leftUnfinished({ ...leftAtTravellers, completion }));
  await continueOfferedDraft(stage);
  await screen.findByRole('heading', { level: 3, name: say('insurance.details.title') });
  return stage;
}

async function insured(): Promise<Stage> {
  const stage = await atTheLastPage();
  await perform(stage, confirmPurchase, { bookingRef: 'BK1', termsConfirmed: true });
  await screen.findByRole('heading', { level: 3, name: say('insurance.done.title') });
  return stage;
}

it('shows cover, balance and price before anything binds', async () => {
  await atTheLastPage();

  const cover = await screen.findByRole('region', { name: say('insurance.cover') });
  await until(() => expect(cover).toHaveTextContent(/SK101 is late or cancelled.*Up to .*Left on POL-ACTIVE.* of /));
  expect(within(cover).getByRole('link', { name: say('trips.key_facts') })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('dialog')).toHaveTextContent('Price Included in your policy');
  for (const id of ['change_trip', 'change_flights', 'change_travellers'] as const)
    expect(screen.getByRole('button', { name: say(`insurance.details.${id}`) })).toBeVisible();
});

it('shows cover, price and balance after the purchase', async () => {
  await insured();

  const cover = screen.getByRole('region', { name: say('insurance.cover') });
  await until(() =>
    expect(cover).toHaveTextContent(
      /SK101 is late or cancelled.*Up to .*Price Included in your policy.*Left on POL-ACTIVE.* of /,
    ),
  );
});

it('offers each flight as a calendar file with times in UTC', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(window.URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:flight';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const stage = await insured();

  await stage.user.click(screen.getByRole('button', { name: say('insurance.calendar.add') }));

  const [link] = clicked.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('SK101-2026-12-01.ics');
  const text = await blobs[0]?.text();
  expect(text).toContain('DTSTART:20261201T120000Z');
  expect(text?.replaceAll('\r\n ', '')).toMatch(
    /DESCRIPTION:Oslo Gardermoen: Tue 1 Dec\\, 13:00 Oslo time\\n.*: Tue 1 Dec\\, .* London time\\n/,
  );
  expect(text).toMatch(/SUMMARY:SK101 OSL – LHR\r\nLOCATION:Oslo Gardermoen\r\nDESCRIPTION:/);
  expect(text).toContain('Policy POL-ACTIVE');
});

it('prints a certificate with policy, reference, people and flights, in local time and UTC', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  // A time zone in which it is still the day before.
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  const stage = await insured();

  await stage.user.click(screen.getByRole('button', { name: say('insurance.certificate.print') }));

  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-certificate]');
  expect(sheet?.parentElement).toBe(document.body);
  expect(sheet).toHaveTextContent(/^SkyPrinted on 19th November 2026Certificate of insurance/);
  expect(sheet).toHaveTextContent(
    /PassengersAnna Berg.*PolicyPOL-ACTIVEPolicy period\d+\w+ \w+ 20\d\d – \d+\w+ \w+ 20\d\d/,
  );
  await until(() => expect(sheet).toHaveTextContent(/What is insuredIf SK101 is late or cancelledUp to \D?[\d.,]+/));
  expect(sheet?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('logo'));
  expect(sheet).toHaveTextContent(
    'If your flight is late or cancelledSee your options at localhost:3000, call +15550100000 or write to help@sky.test.',
  );
  expect(sheet).toHaveTextContent(/Booking reference\w+Flights/);
  expect(sheet).toHaveTextContent(
    /SK101From Oslo Gardermoen \(OSL\)Tue 1 Dec, 13:00 Oslo time 2026-12-01 12:00 UTCTo .*London time/,
  );
});
