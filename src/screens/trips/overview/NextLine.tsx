import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { addressOf } from '#src/lib/links/addressesOf.ts';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { letters } from '#src/ui/flights/look.ts';
import { Route } from '#src/ui/flights/Route.tsx';
import { routeOf } from '#src/ui/flights/route.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { veryWide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { seenOf } from '../trip.ts';
import type { Coming } from './comingUp.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gap: '2px',
    padding: '12px 16px',
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    // Here the boarding pass of the next trip is seen without going far.
    [veryWide]: { display: 'none' },
  },
  top: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: '12px' },
  name: letters.label,
  covered: {
    ...letters.fine,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorStatusSuccessForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { fontSize: '16px' },
  when: { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  route: { fontWeight: tokens.fontWeightSemibold },
});

/** The next departure in a line, where its pass stands far below what needs the customer: when it is, and that it is covered. */
export function NextLine({ next: { trip, flight } }: { next: Coming }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const to = addressOf(trip);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const { from } = seenOf(trip, flight);

  return (
    <a className={mergeClasses(styles.line, focus.ring)} href={href} onClick={follow} data-next={flight.flightId}>
      <span className={styles.top}>
        <span className={styles.name}>
          <FormattedMessage id="dashboard.next.departure" />
        </span>{' '}
        <span className={styles.covered}>
          <ShieldCheckmarkRegular className={styles.icon} />
          <FormattedMessage id="dashboard.next.covered_by" values={{ policy: trip.policyNumber }} />
        </span>
      </span>{' '}
      <span className={styles.when}>
        <span className={styles.route}>
          <Route route={routeOf([flight])} />
        </span>{' '}
        <span>
          <LocalMoment {...from} />
        </span>
      </span>
    </a>
  );
}
