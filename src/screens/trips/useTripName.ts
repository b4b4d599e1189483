import { useIntl } from 'react-intl';

import { listedFlights } from '#rules/trips/trips.ts';
import { getCityName, toPlace } from '#src/lib/places/places.ts';
import { toRouteChains } from '#src/ui/flights/route.ts';

import type { Trip } from './trip.ts';

/** Returns the name of a trip, such as "Oslo to New York and back". */
export function useTripName({ flights }: Pick<Trip, 'flights'>): string {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const listed = listedFlights({ flights });
  const chains = toRouteChains(listed.length > 0 ? listed : flights);

  const names = chains.map((chain) => {
    const [from = '', ...stops] = chain.map(({ code, name }) => getCityName(toPlace(code, name), intl));
    const isReturn = chain.length > 2 && chain[0]?.code === chain.at(-1)?.code;
    return isReturn
      ? formatMessage({ id: 'trips.name.return' }, { from, to: formatList(stops.slice(0, -1), { type: 'unit' }) })
      : formatMessage({ id: 'trips.name' }, { from, to: formatList(stops) });
  });
  return names.length > 0 ? formatList(names, { type: 'unit' }) : formatMessage({ id: 'trips.name.unknown' });
}
