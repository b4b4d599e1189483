import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { toldOption } from '#paths/specs/shared/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

import { openCase } from './atCase.tsx';

preload();

const confirmation = {
  displayCode: null,
  displayCodeUrl: null,
  expirydate: null,
  prize: null,
  currency: null,
  capped: null,
  extras: null,
  flights: null,
  name: null,
  confirmationNumber: 'QX7K2M',
  confirmationMessage: 'Check in as usual.',
};
const openBooked = (type: string, more: object) =>
  openCase(
    [toldOption(type, { prize: 40, state: { status: 'Booked', confirmation: { ...confirmation, ...more } } })],
    {},
    { session: { roles: { AGENT: { write: true } } } },
  );

describe('what was booked', () => {
  it('names flights in the order in which they leave, and how they were confirmed', async () => {
    const flight = (flightNumber: string, embarkDate: string) => ({
      flightNumber,
      embarkDate,
      originAirport: flightNumber === 'AF310' ? 'Oslo Gardermoen' : 'Rome',
      destinationAirport: 'London',
    });
    await openBooked('REBOOKING', {
      flights: [flight('AF311', '2026-11-22 14:40'), flight('AF310', '2026-11-22 11:00')],
    });

    expect(screen.getAllByText(/^AF31/).map(({ textContent }) => textContent)).toEqual(['AF310', 'AF311']);
    expect(document.body).toHaveTextContent(/Sun 22 Nov, 12:00 Oslo time.*Sun 22 Nov, 14:40 UTC/);
    expect(screen.getByText('QX7K2M')).toBeVisible();
    expect(screen.getByText('Check in as usual.')).toBeVisible();
  });

  it('names the hotel, its number, and what it says', async () => {
    await openBooked('HOTEL', { name: 'Gate Inn, in the terminal' });

    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toContainEqual([say('resolutions.booked.hotel'), 'Gate Inn, in the terminal']);
    expect(facts).toContainEqual([say('resolutions.booked.number'), 'QX7K2M']);
    expect(screen.getByText('Check in as usual.')).toBeVisible();
  });
});
