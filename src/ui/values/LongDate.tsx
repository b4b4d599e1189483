import { useIntl } from 'react-intl';

import { longDate } from '#src/lib/time/dates.ts';

/** Formats a day given as `YYYY-MM-DD`. */
export function LongDate({ date }: { date: string }) {
  const { locale } = useIntl();

  return <time dateTime={date}>{longDate(date, locale)}</time>;
}
