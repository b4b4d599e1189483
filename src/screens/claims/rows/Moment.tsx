import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { readInstant } from '#schema/moments.ts';

import { readersZone } from '#src/lib/time/clock.ts';
import { longDate } from '#src/lib/time/dates.ts';
import { formatTime, toLocalDate } from '#src/lib/time/inZone.ts';
import { UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { letters } from '#src/ui/flights/look.ts';

const useStyles = makeStyles({
  utc: { ...letters.fine, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Time of an event in the user's time zone, with UTC below as the insurer records it. */
export function Moment({ on }: { on: string }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const at = readInstant(on);
  const zone = readersZone();

  return (
    <>
      <FormattedMessage
        id="flights.moment.yours"
        values={{ day: longDate(toLocalDate(zone, at), locale), time: formatTime(zone, at, locale) }}
      />{' '}
      <span className={styles.utc}>
        <UtcMoment at={at} />
      </span>
    </>
  );
}
