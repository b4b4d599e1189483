import { createHash } from 'node:crypto';

import type { Confirmation } from '#schema/rest/resolutions.ts';

import type { Account } from '../account/accounts.ts';
import { customerTexts } from '../content/languages.ts';
import { airports } from '../insurance/carriers/airports.ts';
import { getPayoutCurrency } from '../payouts/offers.ts';
import type { Option } from './found.ts';
import { translateHotel } from './translateVenues.ts';

const dayMs = 24 * 60 * 60_000;
/** Leaves out characters that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

type Taken = Pick<Option, 'optionId' | 'resolutionId' | 'state' | 'prize' | 'cap'>;

/** Confirms the choice of a customer, in their language and currency. */
export function createConfirmation(
  option: Taken,
  at: string,
  { country, locale }: Pick<Account, 'country' | 'locale'>,
): Confirmation {
  const { room, seats, passQuestion } = customerTexts(locale).confirmations;
  const code = codeOf(option.resolutionId ?? option.optionId);
  const { booking, chosen = [], alternates = [], availableHotels = [] } = option.state;
  if (booking)
    return {
      displayCode: code,
      expirydate: new Date(Date.parse(at) + dayMs).toISOString(),
      prize: option.prize,
      currency: getPayoutCurrency(country),
      capped: option.cap === null ? 0 : 1,
      extras: { securityQuestion: passQuestion, securityAnswer: booking.userName },
    };
  const hotel = availableHotels.find(({ alternateId }) => alternateId === chosen[0]);
  if (hotel)
    return {
      name: translateHotel(hotel, locale).description,
      confirmationNumber: code,
      confirmationMessage: room,
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
    confirmationMessage: seats,
  };
}

/** Returns ten characters that cannot be guessed. */
function codeOf(key: string): string {
  const bytes = createHash('sha256').update(`pass ${key}`).digest().subarray(0, 10);
  return [...bytes].map((byte) => signs[byte % signs.length]).join('');
}
