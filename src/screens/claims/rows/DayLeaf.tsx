import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { readInstant } from '#schema/moments.ts';

import { readersZone } from '#src/lib/time/clock.ts';
import { formatCalendarLeaf } from '#src/lib/time/inZone.ts';
import { useNow } from '#src/session/useNow.ts';
import { rowLook } from '#src/ui/content/rowLook.ts';

const useStyles = makeStyles({
  number: rowLook.day,
  month: rowLook.month,
});

/** Day above month, in the user's time zone. */
export function DayLeaf({ on }: { on: string }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const { day, month } = formatCalendarLeaf(readersZone(), readInstant(on), useNow(), locale);

  return (
    <>
      <span className={styles.number}>{day}</span> <span className={styles.month}>{month}</span>
    </>
  );
}
