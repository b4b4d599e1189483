import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

import { openCase } from '#tests/kit/screens/resolutions/atCase.tsx';

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

describe('a booking', () => {
  it('lists flights by departure with their confirmation', async () => {
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

  it('names the hotel, its confirmation number and its text', async () => {
    await openBooked('HOTEL', { name: 'Gate Inn, in the terminal' });

    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toContainEqual([say('resolutions.booked.hotel'), 'Gate Inn, in the terminal']);
    expect(facts).toContainEqual([say('resolutions.booked.number'), 'QX7K2M']);
    expect(screen.getByText('Check in as usual.')).toBeVisible();
  });
});

describe('the pass for a lounge', () => {
  const openPass = () =>
    openCase([
      toldOption('LOUNGE', {
        state: {
          status: 'Confirmed',
          booking,
          confirmation: {
            ...confirmation,
            displayCode: 'DCCDT75K43',
            displayCodeUrl: '/passes/DCCDT75K43.svg',
            expirydate: '2026-11-21T07:00:00Z',
            extras: { securityQuestion: 'Who is the pass for?', securityAnswer: 'Anna Berg' },
          },
        },
      }),
    ]);

  it('shows lounge, place, guest, expiry, the answers at the door, and the partner', async () => {
    await openPass();

    const pass = screen.getByRole('article', { name: 'Lounge pass Harbour Lounge' });
    expect(pass).toHaveTextContent(
      'Lounge pass Harbour Lounge Terminal 2, After security Guest Anna BergPass expires Sat 21 Nov, 08:00 Oslo timeLeft' +
        'If they ask at the doorWho is the pass for?Answer withAnna BergSky DCCDT75K43 Works offline while this page is open.',
    );
  });

  it('shows its code in letters as well if its picture does not load', async () => {
    await openPass();

    fireEvent.error(screen.getByRole('img', { name: 'Code to show at the door' }));

    expect(screen.queryByRole('img', { name: 'Code to show at the door' })).toBeNull();
    expect(screen.getByText('DCCDT75K43')).toBeVisible();
  });
});

describe('a hotel to choose', () => {
  it('is announced in the insurer’s words and shows its name separately', async () => {
    await openCase([
      toldOption('HOTEL', {
        state: {
          status: 'OptionsSent',
          availableHotels: [
            {
              alternateId: 'HTL-PIER',
              resolutionId: null,
              description: 'Pier Hotel, ten minutes by shuttle, with breakfast',
            },
            { alternateId: 'HTL-GATE', resolutionId: null, description: 'Gate Inn' },
          ],
        },
      }),
    ]);

    expect(
      screen.getByRole('radio', { name: 'Pier Hotel, ten minutes by shuttle, with breakfast' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Gate Inn' })).toBeInTheDocument();
    expect(screen.getByText('Pier Hotel').nextElementSibling).toHaveTextContent(
      /^Ten minutes by shuttle, with breakfast$/,
    );
  });
});
