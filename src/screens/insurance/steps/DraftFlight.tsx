import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { listTripFlights, type TripDraftItem, type TripType } from '#rules/insurance/tripTypes.ts';
import { parseMoment } from '#schema/moments.ts';
import { toPlace } from '#src/lib/places/places.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { textOfDirection } from '../texts.ts';

const useStyles = makeStyles({
  flight: { display: 'grid', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  route: { fontWeight: tokens.fontWeightSemibold },
  // On the same line if there is room.
  utc: { display: 'inline-block', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
});

/** Summary of a lookup: route, direction on a trip with a return, and each flight in local time. */
export function DraftFlight({ item, tripType }: { item: TripDraftItem; tripType: TripType | null }) {
  const styles = useStyles();

  return (
    <span className={styles.flight}>
      <span>
        <span className={styles.route}>{item.display.summary}</span>
        {tripType === 'single' ? null : (
          <>
            {' '}
            <FormattedMessage id={textOfDirection[item.display.flightDirection]} />
          </>
        )}
      </span>
      {listTripFlights([item]).map(({ flightId, flightNumber, embarkDate, embarkTime, origin, originAirport }) => {
        const at = parseMoment(embarkDate, embarkTime);
        return (
          <MutedSpan key={`${flightId} ${embarkDate}`}>
            {flightNumber}, <LocalMoment at={at} place={toPlace(origin, originAirport)} />{' '}
            <span className={styles.utc}>
              <UtcMoment at={at} />
            </span>
          </MutedSpan>
        );
      })}
    </span>
  );
}
