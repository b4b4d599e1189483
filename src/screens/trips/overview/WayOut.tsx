import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { getInsurancePath, getResolutionPath } from '#src/lib/links/paths.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

import type { Flight, Trip } from '../trip.ts';

const useStyles = makeStyles({ way: { display: 'grid' } });

type WayOutProps = {
  trip: Trip;
  flight: Flight;
  isFirst?: boolean;
  /** The customer has chosen something and has nothing left to choose. */
  isDecided?: boolean;
};

/** Link to the options of a flight, or to its trip for users who may not choose. */
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
        to={mayResolve ? getResolutionPath(flight) : getInsurancePath(trip)}
        label={label}
        appearance={isFirst ? 'primary' : 'secondary'}
        isMain={isFirst}
      >
        <FormattedMessage id={!mayResolve ? 'dashboard.now.see' : isDecided ? 'trips.chosen' : 'trips.resolve'} />
      </ButtonLink>
    </div>
  );
}
