import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Choice } from '#src/forms/choices/choices.ts';
import { getCityName, toPlace } from '#src/lib/places/places.ts';

type Airport = { value: string; name: string; code: string };

/** Returns the airports as choices that are also found by their city, in English and in the language of the page. */
export function useAirportChoices(airports: readonly Airport[]): readonly Choice[] {
  const intl = useIntl();

  return useMemo(
    () =>
      airports.map((airport) => {
        const place = toPlace(airport.code, airport.name);
        return { ...airport, alias: `${place.city} ${getCityName(place, intl)}` };
      }),
    [airports, intl],
  );
}
