import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { getInsurancePath } from '#src/lib/links/paths.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { Arrival } from '#src/ui/flights/Arrival.tsx';
import { AwayFigure } from '#src/ui/flights/Away.tsx';
import { BoardingPass, StubFact } from '#src/ui/flights/BoardingPass.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { veryWide, wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { toFlightSeen } from '../trip.ts';
import { findNextDeparture, isNextDeparture } from './comingUp.ts';
import { TripFacts } from './TripFacts.tsx';

const useStyles = makeStyles({
  next: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    paddingInline: '8px',
    [wide]: { paddingInline: 0 },
  },
  title: {
    margin: 0,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
    color: tokens.colorNeutralForeground1,
  },
  picture: {
    flexGrow: 1,
    minHeight: '160px',
    margin: '-20px -16px 12px',
    [veryWide]: { minHeight: '110px', marginInline: '-20px', borderStartEndRadius: portalTokens.borderRadiusCard },
  },
});

/**
 * Shows the next trip that needs no action as a boarding pass with a countdown. If another trip leaves earlier and is
 * shown above, this one is not titled as the next.
 */
export function NextTrip() {
  const styles = useStyles();
  const { locale } = useIntl();
  const { data } = useTrips();
  const now = useNow();
  const trips = data?.trips ?? [];
  const next = findNextDeparture(trips, now);
  if (!next) return null;
  const { trip, flight } = next;
  const { state, from, to } = toFlightSeen(trip, flight);

  return (
    <section className={styles.next} aria-labelledby="next-trip">
      <div className={styles.head}>
        <h2 id="next-trip" className={styles.title}>
          <FormattedMessage id={isNextDeparture(trips, next, now) ? 'dashboard.next.title' : 'dashboard.next.coming'} />
        </h2>
        <TextLink to={getInsurancePath(trip)}>
          <FormattedMessage id="dashboard.next.open" />
        </TextLink>
      </div>
      <BoardingPass
        level="h3"
        number={flight.flightNumber}
        day={formatLongDay(from.place.zone, from.at, locale)}
        chip={<StateChip state={state} late={from.at - from.was} />}
        stub={
          <>
            <Arrival in={to.place} className={styles.picture} />
            <StubFact
              label={<FormattedMessage id="trips.stub.leaves" />}
              figure={<AwayFigure at={from.at} place={from.place} now={now} />}
            >
              <LocalMoment at={from.at} place={from.place} />
            </StubFact>
          </>
        }
        stubHas="picture"
        attributes={{ 'data-flight': flight.flightId }}
      >
        <Leg from={from} to={to} />
        <TripFacts trip={trip} />
      </BoardingPass>
    </section>
  );
}
