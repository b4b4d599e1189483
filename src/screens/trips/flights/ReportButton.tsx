import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { mayUpdateStatus } from '#rules/trips/flights.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { veryWide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import type { Reporting } from '../report/useReporting.tsx';
import type { Flight } from '../trip.ts';

const useStyles = makeStyles({
  // Keeps the label on one line in the stub of a boarding pass.
  button: { [veryWide]: { paddingInline: '8px', fontSize: '13px' } },
});

const asked = { text: 'trips.update', label: 'trips.update_flight' } as const;
const unasked = { text: 'disruption.open', label: 'disruption.open_flight' } as const;

type ReportButtonProps = {
  flight: Flight;
  /** Disables the button for users without write access. */
  isOff: boolean;
  onReport: Reporting['onReport'];
};

/** Asks for the status of an unmonitored flight; for any other flight the customer may report a disruption unasked. */
export function ReportButton({ flight, isOff, onReport }: ReportButtonProps) {
  const styles = useStyles();
  const targets = useTouchStyles();
  const { formatMessage } = useIntl();
  const id = useId();
  const { text, label } = mayUpdateStatus(flight) ? asked : unasked;

  return (
    <>
      <Button
        className={mergeClasses(targets.target, styles.button)}
        aria-label={formatMessage({ id: label }, { flight: flight.flightNumber })}
        aria-describedby={isOff ? id : undefined}
        disabledFocusable={isOff}
        onClick={({ currentTarget }) => onReport(flight, currentTarget)}
      >
        <FormattedMessage id={text} />
      </Button>
      {isOff ? (
        <MutedSpan id={id} isSmall>
          <FormattedMessage id="disruption.no_write" />
        </MutedSpan>
      ) : null}
    </>
  );
}
