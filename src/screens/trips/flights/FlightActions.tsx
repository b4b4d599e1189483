import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Which } from '#machines/resolutions/resolutions.ts';
import { mayReport, needsResolution } from '#rules/trips/flights.ts';
import { useRights } from '#src/session/useRights.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { Reporting } from '../report/useReporting.tsx';
import type { Flight } from '../trip.ts';
import { ReportButton } from './ReportButton.tsx';
import type { useFlightRow } from './useFlightRow.ts';

/** What the page does about a flight: each in a dialog over it. */
export type FlightDoing = { onReport: Reporting['onReport']; onResolve: (which: Which) => void };

type FlightActionsProps = FlightDoing & {
  flight: Flight;
  row: ReturnType<typeof useFlightRow>;
  /** What is to be had for it was chosen: what remains is to look at that. */
  isDecided: boolean;
};

// It has one line on the stub of a boarding pass.
const useStyles = makeStyles({ resolve: { paddingInline: '8px' } });

/** What can be done about a flight now: choose a remedy, or say what has become of it. */
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
