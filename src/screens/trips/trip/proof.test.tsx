import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { trips } from '#tests/kit/customer/trips.ts';

import { open } from '#tests/kit/screens/atTrip.tsx';

function calendarFile() {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: /to your calendar$/ }));
    return files[0]?.text();
  };
}

describe("the proof of insurance on a trip's page", () => {
  it('contains its flights for calendars, and a certificate', async () => {
    await open('t-return');

    for (const name of ['Add to your calendar', 'Print the certificate'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(document.querySelector('[data-certificate="t-return"]')).toHaveTextContent(/PolicyPOL-ACTIVE.*SK112.*SK113/);
  });

  it.each([
    ['a late flight when it leaves by now', 't-delay', 'DTSTART:20261120T150000Z'],
    ['another one by its timetable', 't-sched', 'DTSTART:20261130T090000Z'],
  ])('puts into a calendar %s', async (_, tripId, starts) => {
    const ics = calendarFile();
    await open(tripId);

    expect(await ics()).toContain(starts);
  });

  it('uses the new time of a delayed flight and the planned one of the other', async () => {
    const late = {
      __typename: 'TripAlert' as const,
      alertId: 'late',
      flightId: 'flight-SK113',
      alertType: 'DELAY',
      delayDate: '2026-12-11 19:00',
      created: '2026-11-19T20:00:00Z',
    };
    const answered = trips.map((trip) => ({
      ...trip,
      ...(trip.tripId === 't-return' && {
        alerts: [late],
        flights: trip.flights.map((each) => (each.flightNumber === 'SK113' ? { ...each, alerted: 1 } : each)),
      }),
    }));
    const ics = calendarFile();
    await open('t-return', { answers: { Trips: { trips: answered } } });

    expect((await ics())?.match(/DTSTART:.*Z|SUMMARY:\w+/g)).toEqual([
      'DTSTART:20261204T120000Z',
      'SUMMARY:SK112',
      'DTSTART:20261211T190000Z',
      'SUMMARY:SK113',
    ]);
  });

  it('contains no calendar file for a cancelled flight', async () => {
    await open('t-canc');

    expect(screen.getByRole('button', { name: 'Print the certificate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /to your calendar$/ })).not.toBeInTheDocument();
  });

  it('contains the certificate of a past trip, but no calendar file', async () => {
    await open('t-dep');

    expect(screen.getByRole('button', { name: 'Print the certificate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /to your calendar$/ })).not.toBeInTheDocument();
  });

  it('is missing for an uninsured trip', async () => {
    await open('t-gone');

    expect(screen.queryByRole('button', { name: 'Print the certificate' })).not.toBeInTheDocument();
    expect(document.querySelector('[data-certificate]')).toBeNull();
  });
});
