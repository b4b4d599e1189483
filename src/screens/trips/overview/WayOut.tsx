import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { addressOf, resolutionOf } from '#src/lib/links/addressesOf.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

import type { Flight, Trip } from '../trip.ts';

const useStyles = makeStyles({ way: { display: 'grid' } });

type WayOutProps = {
  trip: Trip;
  flight: Flight;
  /** Of all that could be done, what matters most. */
  isFirst?: boolean;
  /** Something was chosen, and nothing is left to choose. */
  isDecided?: boolean;
};

/** To what can be had for a flight, or, for who may not choose, to its trip. */
export function WayOut({ trip, flight, isFirst = false, isDecided = false }: WayOutProps) {
  const styles = useStyles();
  const { mayResolve } = useRights();
  const { formatMessage } = useIntl();
  const label = formatMessage(
    { id: !mayResolve ? 'dashboard.now.see_flight' : isDecided ? 'trips.chosen_flight' : 'trips.resolve_flight' },
    { flight: flight.flightNumber },
  );

  return (
    <div className={styles.way}>
      <ButtonLink
        to={mayResolve ? resolutionOf(flight) : addressOf(trip)}
        label={label}
        appearance={isFirst ? 'primary' : 'secondary'}
        isMain={isFirst}
      >
        <FormattedMessage id={!mayResolve ? 'dashboard.now.see' : isDecided ? 'trips.chosen' : 'trips.resolve'} />
      </ButtonLink>
    </div>
  );
}
