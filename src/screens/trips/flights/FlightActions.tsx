import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';
import { mayReport, needsResolution } from '#rules/trips/flights.ts';
import { useRights } from '#src/session/useRights.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { Reporting } from '../report/useReporting.tsx';
import type { Flight } from '../trip.ts';
import { ReportButton } from './ReportButton.tsx';
import type { useFlightRow } from './useFlightRow.ts';

/** Actions of a flight. Each opens a dialog over the page. */
export type FlightDoing = { onReport: Reporting['onReport']; onResolve: (which: DisruptionRef) => void };

type FlightActionsProps = FlightDoing & {
  flight: Flight;
  row: ReturnType<typeof useFlightRow>;
  /** The customer has chosen an option, so the button only shows it. */
  isDecided: boolean;
};

// Keeps the label on one line in the stub of a boarding pass.
const useStyles = makeStyles({ resolve: { paddingInline: '8px' } });

/** Buttons that are available for a flight: choose an option, or report a disruption. */
export function FlightActions({ flight, row, isDecided, onReport, onResolve }: FlightActionsProps) {
  const { mayResolve, reporting } = useRights();
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const touch = useTouchStyles();
  const { tripId, flightId, flightNumber } = flight;

  return (
    <>
      {mayResolve && needsResolution(flight) ? (
        <Button
          className={mergeClasses(touch.target, styles.resolve)}
          appearance="primary"
          aria-label={formatMessage(
            { id: isDecided ? 'trips.chosen_flight' : 'trips.resolve_flight' },
            { flight: flightNumber },
          )}
          onClick={() => onResolve({ category: 'FLIGHT', tripId, flightId })}
        >
          <FormattedMessage id={isDecided ? 'trips.chosen' : 'trips.resolve'} />
        </Button>
      ) : null}
      {reporting !== 'hidden' && mayReport(flight) && !row.isSpinning ? (
        <ReportButton flight={flight} isOff={reporting === 'disabled'} onReport={onReport} />
      ) : null}
    </>
  );
}
