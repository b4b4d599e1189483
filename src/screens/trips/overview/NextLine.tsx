import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { getInsurancePath } from '#src/lib/links/paths.ts';
import { Away } from '#src/ui/flights/Away.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { letters } from '#src/ui/flights/look.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { veryWide } from '#src/ui/spaces.ts';
import { surface } from '#src/ui/surface.ts';

import { toFlightSeen } from '../trip.ts';
import { useTripName } from '../useTripName.ts';
import { CoverLimit } from './CoverLimit.tsx';
import type { Coming } from './comingUp.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gap: '2px',
    padding: '12px 16px',
    ...surface,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink },
    [veryWide]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4px 12px',
      padding: '12px 20px',
    },
  },
  ends: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
  },
  name: letters.label,
  away: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  covered: {
    ...letters.fine,
    display: 'flex',
    gap: '6px',
    marginBlockStart: '4px',
    [veryWide]: { marginBlockStart: 0, alignSelf: 'center', alignItems: 'center' },
    color: tokens.colorStatusSuccessForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  route: { fontWeight: tokens.fontWeightSemibold },
});

/** Short version of the next departure, shown above the disruptions because the boarding pass is far below. */
export function NextLine({ next: { trip, flight }, now }: { next: Coming; now: number }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const to = getInsurancePath(trip);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const name = useTripName({ flights: [flight] });
  const { from } = toFlightSeen(trip, flight);

  return (
    <a className={mergeClasses(styles.line, focus.ring)} href={href} onClick={follow} data-next={flight.flightId}>
      <span className={styles.ends}>
        <span className={styles.name}>
          <FormattedMessage id="dashboard.next.departure" />
        </span>{' '}
        <span className={styles.away}>
          <Away at={from.at} place={from.place} now={now} />
        </span>
      </span>{' '}
      <span className={styles.ends}>
        <span className={styles.route}>{name}</span> <MutedSpan>{flight.flightNumber}</MutedSpan>
      </span>{' '}
      <span>
        <LocalMoment {...from} />
      </span>{' '}
      <span className={styles.covered}>
        <ShieldCheckmarkRegular className={styles.icon} />
        <span>
          <CoverLimit trip={trip} />
        </span>
      </span>
    </a>
  );
}
