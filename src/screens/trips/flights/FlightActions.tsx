import { FormattedMessage, useIntl } from 'react-intl';

import { mayReport, needsResolution } from '#rules/trips/flights.ts';
import { resolutionOf } from '#src/lib/links/addressesOf.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

import type { Reporting } from '../report/useReporting.tsx';
import type { Flight } from '../trip.ts';
import { ReportButton } from './ReportButton.tsx';
import type { useFlightRow } from './useFlightRow.ts';

type FlightActionsProps = {
  flight: Flight;
  row: ReturnType<typeof useFlightRow>;
  onReport: Reporting['onReport'];
};

/** What can be done about a flight now: choose a remedy, or say what has become of it. */
export function FlightActions({ flight, row, onReport }: FlightActionsProps) {
  const { mayResolve, reporting } = useRights();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'trips.resolve_flight' }, { flight: flight.flightNumber });

  return (
    <>
      {mayResolve && needsResolution(flight) ? (
        <ButtonLink to={resolutionOf(flight)} label={label} appearance="primary">
          <FormattedMessage id="trips.resolve" />
        </ButtonLink>
      ) : null}
      {reporting !== 'hidden' && mayReport(flight) && !row.isSpinning ? (
        <ReportButton flight={flight} isOff={reporting === 'disabled'} onReport={onReport} />
      ) : null}
    </>
  );
}
