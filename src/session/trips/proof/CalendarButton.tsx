import { Button } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { download } from '#src/lib/browser/download.ts';
import { calendarOf } from '#src/lib/trips/calendar.ts';
import { usePortal } from '../../portal.ts';
import type { ProvenFlight } from './Proof.tsx';

type CalendarButtonProps = { className: string; flight: ProvenFlight; policy: string; reference: string | null };

const instant = (date: string, time: string) => Date.parse(`${date}T${time}Z`);

/** A flight as a file that any calendar takes. */
export function CalendarButton({ className, flight, policy, reference }: CalendarButtonProps) {
  const { clock } = usePortal();
  const { formatMessage } = useIntl();
  const { flightNumber, embarkDate, embarkTime, arrivalDate, arrivalTime, origin, destination } = flight;
  const save = () => {
    const text = calendarOf({
      uid: `${flightNumber}-${embarkDate}-${origin}@${window.location.hostname}`,
      starts: instant(embarkDate, embarkTime),
      ends: instant(arrivalDate, arrivalTime),
      made: clock.now(),
      summary: `${flightNumber} ${origin} – ${destination}`,
      location: flight.originAirport,
      description: [
        formatMessage(
          { id: 'insurance.choose.flight' },
          { origin: flight.originAirport, destination: flight.destinationAirport },
        ),
        formatMessage({ id: 'insurance.details.policy' }, { policy }),
        ...(reference ? [formatMessage({ id: 'insurance.calendar.reference' }, { reference })] : []),
      ].join('\n'),
    });
    download(`${flightNumber}-${embarkDate}.ics`, 'text/calendar;charset=utf-8', text);
  };

  return (
    <Button className={className} icon={<CalendarAddRegular />} onClick={save}>
      <FormattedMessage id="insurance.calendar.add" values={{ flight: flightNumber }} />
    </Button>
  );
}
