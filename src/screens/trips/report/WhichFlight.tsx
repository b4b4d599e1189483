import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { formatLongDay } from '#src/lib/time/inZone.ts';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import type { Reported } from './report.props.ts';

const useStyles = makeStyles({
  panel: {
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlockEnd: '12px' },
  number: { fontWeight: tokens.fontWeightSemibold },
  // On a phone the day has its own second line, as on a boarding pass.
  day: { order: 3, flexBasis: '100%', color: tokens.colorNeutralForeground2, [wide]: { order: 0, flexBasis: 'auto' } },
  chip: { marginInlineStart: 'auto' },
});

/** Flight of the report as a row of a boarding pass, with its status. */
export function WhichFlight({ reported: { flight, seen } }: { reported: Reported }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const { state, from, to } = seen;

  return (
    <div className={styles.panel} data-flight={flight.flightId}>
      <div className={styles.top}>
        <span className={styles.number}>{flight.flightNumber}</span>{' '}
        <span className={styles.day}>{formatLongDay(from.place.zone, from.at, locale)}</span>{' '}
        <span className={styles.chip}>
          <StateChip state={state} late={from.at - from.was} />
        </span>
      </div>{' '}
      <Leg from={from} to={to} isCancelled={state === 'cancelled'} isInRow />
    </div>
  );
}
