import { FormattedList, FormattedMessage } from 'react-intl';

import type { Trip } from './trip.ts';

export function Passengers({ trip: { passengers } }: { trip: Trip }) {
  if (passengers.length === 0) return <FormattedMessage id="trips.no_passengers" />;
  return <FormattedList value={passengers.map(({ name, surname }) => `${name} ${surname}`)} />;
}
