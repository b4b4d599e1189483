import { useIntl } from 'react-intl';

import { longDate } from '#src/lib/time/dates.ts';

/** A day as people write it. `date` is YYYY-MM-DD. */
export function LongDate({ date }: { date: string }) {
  const { locale } = useIntl();

  return <time dateTime={date}>{longDate(date, locale)}</time>;
}
