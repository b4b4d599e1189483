import { useIntl } from 'react-intl';

import { getCityName, type Place } from '#src/lib/places/places.ts';

export function City({ place }: { place: Place }) {
  return getCityName(place, useIntl());
}
