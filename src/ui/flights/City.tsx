import { useIntl } from 'react-intl';

import { cityOf, type Place } from '#src/lib/places/places.ts';

export function City({ place }: { place: Place }) {
  return cityOf(place, useIntl().locale);
}
