import { Button } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { mayUpdateStatus, needsResolution } from '#rules/trips/flights.ts';
import { resolutionOf } from '#src/lib/addresses.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { focusAround } from '#src/ui/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { Flight } from '../trip.ts';
import type { useFlightRow } from './useFlightRow.ts';

type FlightActionsProps = { flight: Flight; row: ReturnType<typeof useFlightRow> };

/** What can be done about a flight now: choose a remedy, or have its state asked for. */
export function FlightActions({ flight, row }: FlightActionsProps) {
  const { mayResolve, mayWrite } = useRights();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'trips.resolve_flight' }, { flight: flight.flightNumber });

  return (
    <>
      {mayResolve && needsResolution(flight) ? (
        <ButtonLink to={resolutionOf(flight)} label={label} appearance="primary">
          <FormattedMessage id="trips.resolve" />
        </ButtonLink>
      ) : null}
      {mayWrite && mayUpdateStatus(flight) && !row.isSpinning ? (
        <UpdateStatus flight={flight} touch={row.touch} />
      ) : null}
    </>
  );
}

/** For whom it does something: who may only look cannot have anything asked. */
function UpdateStatus({ flight, touch }: { flight: Flight; touch: () => void }) {
  const targets = useTouchStyles();
  const { formatMessage } = useIntl();
  const update = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    touch();
  };

  return (
    <Button
      className={targets.target}
      aria-label={formatMessage({ id: 'trips.update_flight' }, { flight: flight.flightNumber })}
      onClick={update}
    >
      <FormattedMessage id="trips.update" />
    </Button>
  );
}
