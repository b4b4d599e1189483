import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatLongDay } from '#src/lib/time/inZone.ts';
import { useRights } from '#src/session/useRights.ts';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { AwayFigure } from '#src/ui/flights/Away.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { heard, letters } from '#src/ui/flights/look.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { Muted, MutedSpan } from '#src/ui/layout/Muted.tsx';
import { veryWide } from '#src/ui/spaces.ts';

import { type Flight, type Trip, toFlightSeen } from '../trip.ts';
import { TripFacts } from './TripFacts.tsx';
import { useDisruptionText } from './useDisruptionText.ts';
import { WayOut } from './WayOut.tsx';

const useStyles = makeStyles({
  one: needsYou.first,
  what: { padding: '20px 16px', [veryWide]: { padding: '32px 32px 24px' } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlockEnd: '20px' },
  number: { fontWeight: tokens.fontWeightSemibold },
  side: needsYou.side,
  out: needsYou.out,
  act: needsYou.act,
  title: needsYou.title,
  // For screen readers; the chip beside it shows the same.
  heard: { ...heard, margin: 0 },
  countdown: { margin: 0, display: 'grid' },
  label: letters.label,
  figure: letters.figure,
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Renders the options of a flight by name, or `unknown` until they are known. */
export type MayBeHad = (
  which: { category: 'FLIGHT'; tripId: string; flightId: string },
  unknown: ReactNode,
  onDecided: (isDecided: boolean) => void,
) => ReactNode;

type DisruptionProps = { trip: Trip; flight: Flight; now: number; mayBeHad: MayBeHad };

export function Disruption({ trip, flight, now, mayBeHad }: DisruptionProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const title = useId();
  const { mayResolve } = useRights();
  const [isDecided, setDecided] = useState(false);
  const seen = toFlightSeen(trip, flight);
  const { state, from, to } = seen;
  const whatBecame = useDisruptionText(seen, now);
  const isCancelled = state === 'cancelled';
  const isCounted = from.at > now && !isCancelled;
  const { tripId, flightId } = flight;

  return (
    <article className={styles.one} aria-labelledby={title}>
      <div className={styles.what}>
        <div className={styles.top}>
          <StateChip state={state} late={from.at - from.was} />{' '}
          <span>
            <span className={styles.number}>{flight.flightNumber}</span>{' '}
            <MutedSpan>{formatLongDay(from.place.zone, from.at, locale)}</MutedSpan>
          </span>
        </div>
        <Leg from={from} to={to} isCancelled={isCancelled} />
        <TripFacts trip={trip} />
      </div>
      <div className={styles.side}>
        <div className={styles.out}>
          <h2 id={title} className={isCounted || mayResolve ? styles.heard : styles.title}>
            <FormattedMessage id={whatBecame} values={{ flight: flight.flightNumber }} />
          </h2>
          {isCounted ? (
            <p className={styles.countdown}>
              <span className={styles.label}>
                <FormattedMessage id="trips.stub.leaves" />
              </span>{' '}
              <span className={styles.figure}>
                <AwayFigure at={from.at} place={from.place} now={now} />
              </span>
            </p>
          ) : null}
          {from.at <= now && !isCancelled ? (
            <Muted>
              <FormattedMessage
                id="dashboard.now.passed"
                values={{ moment: <LocalMoment at={from.at} place={from.place} /> }}
              />
            </Muted>
          ) : null}
          {mayResolve
            ? mayBeHad(
                { category: 'FLIGHT', tripId, flightId },
                <p className={isCounted ? styles.text : styles.title}>
                  <FormattedMessage id="dashboard.now.may" />
                </p>,
                setDecided,
              )
            : null}
        </div>
        <div className={styles.act}>
          <WayOut trip={trip} flight={flight} isDecided={isDecided} isFirst />
        </div>
      </div>
    </article>
  );
}
