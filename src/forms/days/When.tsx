import { useIntl } from 'react-intl';

import { longDate } from '#src/lib/time/dates.ts';
import { spokenDate } from '#src/lib/time/days.ts';

type WhenProps = {
  /** Format `YYYY-MM-DD`. */
  day: string;
  withWeekday?: boolean;
};

export function When({ day, withWeekday = false }: WhenProps) {
  const { locale } = useIntl();
  return <time dateTime={day}>{(withWeekday ? spokenDate : longDate)(day, locale)}</time>;
}
