import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { heard } from '#src/ui/flights/look.ts';
import { Route } from '#src/ui/flights/Route.tsx';
import { toRouteChains } from '#src/ui/flights/route.ts';
import { StateChip } from '#src/ui/flights/StateChip.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { type Flight, type Trip, toFlightSeen } from '../trip.ts';
import { useDisruptionText } from './useDisruptionText.ts';
import { WayOut } from './WayOut.tsx';

const useStyles = makeStyles({
  line: needsYou.line,
  what: { display: 'grid', minWidth: 0 },
  route: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', fontWeight: tokens.fontWeightSemibold },
  number: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  heard,
  way: { justifySelf: 'stretch' },
});

type DisruptionLineProps = { trip: Trip; flight: Flight; now: number };

export function DisruptionLine({ trip, flight, now }: DisruptionLineProps) {
  const styles = useStyles();
  const seen = toFlightSeen(trip, flight);
  const { state, from } = seen;
  const whatBecame = useDisruptionText(seen, now);
  const isCancelled = state === 'cancelled';

  return (
    <article className={styles.line}>
      <StateChip state={state} late={from.at - from.was} />{' '}
      <div className={styles.what}>
        <span className={styles.route}>
          <Route route={toRouteChains([flight])} /> <span className={styles.number}>{flight.flightNumber}</span>
        </span>{' '}
        <MutedSpan isSmall>
          <span className={styles.heard}>
            <FormattedMessage id={whatBecame} values={{ flight: flight.flightNumber }} />{' '}
          </span>
          <FormattedMessage
            id={
              flight.departed === 1
                ? 'dashboard.now.left'
                : // Its time has passed without a report of its departure.
                  isCancelled || from.at <= now
                  ? 'dashboard.now.was_to_leave'
                  : 'dashboard.now.now_leaves'
            }
            values={{
              moment: <LocalMoment at={from.at} place={from.place} {...(isCancelled ? {} : { was: from.was })} />,
            }}
          />
        </MutedSpan>
      </div>{' '}
      <div className={styles.way}>
        <WayOut trip={trip} flight={flight} />
      </div>
    </article>
  );
}
