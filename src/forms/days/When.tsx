import { FormattedMessage, useIntl } from 'react-intl';

import { longDate } from '#src/lib/dates.ts';
import { spokenDate } from '#src/lib/days.ts';

type WhenProps = {
  /** YYYY-MM-DD, or YYYY-MM-DD HH:mm in UTC. */
  moment: string;
  withWeekday?: boolean;
};

/** A day, or a minute of one, as people write it in their language. */
export function When({ moment, withWeekday = false }: WhenProps) {
  const { locale } = useIntl();
  const [day = '', time] = moment.split(' ');
  const written = (withWeekday ? spokenDate : longDate)(day, locale);

  return (
    <time dateTime={time ? `${day}T${time}Z` : day}>
      {time ? <FormattedMessage id="data.utc" values={{ moment: `${written}, ${time}` }} /> : written}
    </time>
  );
}
