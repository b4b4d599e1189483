import { FormattedMessage } from 'react-intl';

import { LongDate } from '#src/ui/content/LongDate.tsx';

/** When a flight leaves, with what its time means. */
export function Departure({ date, time }: { date: string; time: string }) {
  return <FormattedMessage id="trips.moment" values={{ date: <LongDate date={date} />, time }} />;
}
