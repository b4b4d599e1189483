import type { AvailableHotel } from '#schema/rest/resolutions.ts';

import { customerTexts } from '../content/languages.ts';
import { ghosts } from './stock.ts';
import type { OptionState } from './tables.ts';

/** Returns the lounges and hotels of an option in a customer's language. The state is stored in English. */
export function translateVenues(state: OptionState, locale: string): OptionState {
  const { lounges, availableHotels, booking } = state;
  return {
    ...state,
    ...(lounges && { lounges: lounges.map((lounge) => ({ ...lounge, ...translateLounge(lounge.name, locale) })) }),
    ...(availableHotels && { availableHotels: availableHotels.map((hotel) => translateHotel(hotel, locale)) }),
    ...(booking && {
      booking: {
        ...booking,
        location: { ...booking.location, ...translateLocation(booking.location.name, locale) },
      },
    }),
  };
}

export function translateHotel(hotel: AvailableHotel, locale: string): AvailableHotel {
  const hotels: Partial<Record<string, string>> = customerTexts(locale).venues.hotels;
  return { ...hotel, description: hotels[hotel.alternateId] ?? hotel.description };
}

/** A booking has the name of its lounge, not the id. */
function translateLounge(name: string, locale: string) {
  const { afterSecurity, lounges }: { afterSecurity: string; lounges: Partial<Record<string, LoungeText>> } =
    customerTexts(locale).venues;
  const text = lounges[ghosts.find((lounge) => lounge.name === name)?.loungeId ?? ''];
  return text && { ...text, securityLocation: afterSecurity };
}

function translateLocation(name: string, locale: string) {
  const { businessHours: _, ...location } = translateLounge(name, locale) ?? {};
  return location;
}

type LoungeText = { businessHours: string; directions: string };
