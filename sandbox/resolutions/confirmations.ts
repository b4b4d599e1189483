import { createHash } from 'node:crypto';

import type { Confirmation } from '#schema/rest/resolutions.ts';

import { airports } from '../insurance/carriers/airports.ts';
import type { Option } from './found.ts';

const dayMs = 24 * 60 * 60_000;
/** Leaves out characters that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

type Taken = Pick<Option, 'optionId' | 'resolutionId' | 'state' | 'prize' | 'cap'>;

export function createConfirmation(option: Taken, at: string, currency: string): Confirmation {
  const code = codeOf(option.resolutionId ?? option.optionId);
  const { booking, chosen = [], alternates = [], availableHotels = [] } = option.state;
  if (booking)
    return {
      displayCode: code,
      expirydate: new Date(Date.parse(at) + dayMs).toISOString(),
      prize: option.prize,
      currency,
      capped: option.cap === null ? 0 : 1,
      extras: { securityQuestion: 'Who is the pass for?', securityAnswer: booking.userName },
    };
  const hotel = availableHotels.find(({ alternateId }) => alternateId === chosen[0]);
  if (hotel)
    return {
      name: hotel.description,
      confirmationNumber: code,
      confirmationMessage: 'Your room is held until midnight. Show this number at the desk.',
    };
  const flown = alternates.filter(({ flightId }) => chosen.includes(flightId));
  return {
    flights: flown.map(({ flightNumber, embarkDate, origin, destination }) => ({
      flightNumber,
      embarkDate,
      originAirport: airports.get(origin) ?? origin,
      destinationAirport: airports.get(destination) ?? destination,
    })),
    confirmationNumber: code,
    confirmationMessage: 'Your seats are booked. Check in as usual.',
  };
}

/** Returns ten characters that cannot be guessed. */
function codeOf(key: string): string {
  const bytes = createHash('sha256').update(`pass ${key}`).digest().subarray(0, 10);
  return [...bytes].map((byte) => signs[byte % signs.length]).join('');
}
