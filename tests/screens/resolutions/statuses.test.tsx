import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toldOption } from '#paths/specs/shared/remedies.ts';
import { optionStatuses, remedies } from '#schema/lifecycles.ts';
import { openCase } from './atCase.tsx';

const agent = { roles: { AGENT: { write: true } } } as const;
const steps = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replaceAll(/[\s ]+/g, ' ').trim());
const open = (type: string, state: Record<string, unknown>, more = {}) =>
  openCase([toldOption(type, { prize: 40, state, ...more })], {}, { session: agent });

describe('a remedy in its status', () => {
  it.each(remedies.flatMap((remedy) => optionStatuses.map((status) => [remedy, status] as const)))(
    'is told: %s in %s',
    async (remedy, status) => {
      await open(remedy, { status });

      expect(document.querySelector('[data-option]')?.textContent?.length).toBeGreaterThan(20);
    },
  );

  it.each([
    [
      'CASH',
      'Requested',
      'Now: Awaiting payment: we pay it out Somebody of ours sees to it, which may take some days. Look here again tomorrow.',
    ],
    ['CASH', 'Confirmed', 'Done: $40.00 is on its way to you'],
    [
      'REBOOKING',
      'Requested',
      'Now: Awaiting flights: we look for some This page looks for news every few seconds, as long as it is open.',
    ],
    [
      'REBOOKING',
      'Confirmed',
      'Now: Flight submitted: we book it with the airline This page looks for news every few seconds, as long as it is open.',
    ],
    ['HOTEL', 'None', 'Done: There is no hotel for you Turn to us, and we find another way.'],
    ['POINTS', 'Confirmed', 'Done: Thank you: 40 points are yours You find them in your bonus account.'],
    [
      'LOUNGE',
      'Confirmed',
      'Now: Your lounge is confirmed: your pass is on its way You find it here. If it isn’t here in a few minutes, turn to us.',
    ],
    ['HOTEL', 'N/A', 'Done: Something else was taken instead There is nothing for you to do.'],
    ['LOUNGE', 'CallMe', 'Now: We call you This page looks for news every few seconds, as long as it is open.'],
  ])('%s in %s says what is done, and who acts', async (remedy, status, step) => {
    await open(remedy, { status }, { manual: status === 'Requested' });

    expect(steps()).toContain(step);
  });

  it('names booked flights in the order in which they leave, and how they were confirmed', async () => {
    const flight = (flightNumber: string, embarkDate: string) => ({
      flightNumber,
      embarkDate,
      originAirport: flightNumber === 'AF310' ? 'Oslo Gardermoen' : 'Rome',
      destinationAirport: 'London',
    });
    const confirmation = {
      displayCode: null,
      displayCodeUrl: null,
      expirydate: null,
      prize: null,
      currency: null,
      capped: null,
      extras: null,
      name: null,
      flights: [flight('AF311', '2026-11-22 14:40'), flight('AF310', '2026-11-22 11:00')],
      confirmationNumber: 'QX7K2M',
      confirmationMessage: 'Check in as usual.',
    };
    await open('REBOOKING', { status: 'Booked', confirmation });

    expect(screen.getAllByText(/^AF31/).map(({ textContent }) => textContent)).toEqual(['AF310', 'AF311']);
    expect(document.body).toHaveTextContent(/Sun 22 Nov, 12:00 Oslo time.*Sun 22 Nov, 14:40 UTC/);
    expect(screen.getByText('QX7K2M')).toBeVisible();
    expect(screen.getByText('Check in as usual.')).toBeVisible();
  });
});
