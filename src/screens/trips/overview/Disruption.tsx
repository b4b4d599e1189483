import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { wholeDayIn } from '#src/lib/time/inZone.ts';
import { useRights } from '#src/session/useRights.ts';
import { displayType } from '#src/ui/displayType.ts';
import { Away } from '#src/ui/flights/Away.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { veryWide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { type Flight, seenOf, type Trip } from '../trip.ts';
import { TripFacts } from './TripFacts.tsx';
import { WayOut } from './WayOut.tsx';
import { whatBecame } from './whatBecame.ts';

const useStyles = makeStyles({
  one: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  },
  what: { padding: '20px 16px', [veryWide]: { padding: '32px 32px 24px' } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlockEnd: '20px' },
  number: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  out: {
    display: 'grid',
    alignContent: 'center',
    gap: '12px',
    margin: '0 8px 8px',
    padding: '20px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    [veryWide]: { margin: '8px', padding: '24px' },
  },
  title: {
    margin: 0,
    ...displayType,
    fontSize: '18px',
    lineHeight: '24px',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  fine: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, textAlign: 'center' },
});

type DisruptionProps = { trip: Trip; flight: Flight; now: number };

/** What became of a flight, and beside it the way to what can be had for it. */
export function Disruption({ trip, flight, now }: DisruptionProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const title = useId();
  const { mayResolve } = useRights();
  const { state, from, to } = seenOf(trip, flight);

  return (
    <article className={styles.one} aria-labelledby={title}>
      <div className={styles.what}>
        <div className={styles.top}>
          <StateChip state={state} late={from.at - from.was} />{' '}
          <span>
            <span className={styles.number}>{flight.flightNumber}</span>{' '}
            <span className={styles.quiet}>{wholeDayIn(from.place.zone, from.at, locale)}</span>
          </span>
        </div>
        <Leg from={from} to={to} isCancelled={state === 'cancelled'} />
        <TripFacts trip={trip} />
      </div>
      <div className={styles.out}>
        <h2 id={title} className={styles.title}>
          <FormattedMessage id={whatBecame(state)} values={{ flight: flight.flightNumber }} />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id={mayResolve ? 'dashboard.now.covered' : 'dashboard.now.only_covered'} />
        </p>
        <WayOut trip={trip} flight={flight} isFirst />
        {from.at > now && state !== 'cancelled' ? (
          <p className={styles.fine}>
            <FormattedMessage
              id="dashboard.now.leaves"
              values={{ away: <Away at={from.at} place={from.place} now={now} /> }}
            />
          </p>
        ) : null}
      </div>
    </article>
  );
}
