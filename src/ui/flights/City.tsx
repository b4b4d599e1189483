import { useIntl } from 'react-intl';

import { cityOf, type Place } from '#src/lib/places/places.ts';

/** The city of an airport, as it is called in the language at hand. */
export function City({ place }: { place: Place }) {
  return cityOf(place, useIntl().locale);
}
