import { Button, type ButtonProps } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { parseMoment } from '#schema/moments.ts';

import { download } from '#src/lib/browser/download.ts';
import { getCityName, toPlace } from '#src/lib/places/places.ts';
import { formatDay, formatTime } from '#src/lib/time/inZone.ts';
import { type Appointment, createCalendarFile } from '#src/lib/trips/calendar.ts';
import { usePortal } from '#src/session/portal.ts';
import type { ComingFlight } from './proof.props.ts';

type CalendarButtonProps = {
  className: string;
  appearance: NonNullable<ButtonProps['appearance']>;
  /** Contains at least one flight. */
  flights: readonly ComingFlight[];
  policy: string;
  reference: string | null;
};

export function CalendarButton({ className, appearance, flights, policy, reference }: CalendarButtonProps) {
  const { clock } = usePortal();
  const intl = useIntl();
  const [first] = flights;
  if (!first) return null;
  const { flightNumber, embarkDate } = first;
  const besides = [
    intl.formatMessage({ id: 'insurance.details.policy' }, { policy }),
    ...(reference ? [intl.formatMessage({ id: 'insurance.calendar.reference' }, { reference })] : []),
  ];
  const save = () =>
    download(
      `${flightNumber}-${embarkDate}.ics`,
      'text/calendar;charset=utf-8',
      createCalendarFile(flights.map((flight) => appointmentOf(flight, intl, besides, clock.now()))),
    );

  return (
    <Button className={className} appearance={appearance} icon={<CalendarAddRegular />} onClick={save}>
      <FormattedMessage id="insurance.calendar.add" />
    </Button>
  );
}

function appointmentOf(flight: ComingFlight, intl: IntlShape, besides: string[], made: number): Appointment {
  const { flightNumber, embarkDate, embarkTime, arrivalDate, arrivalTime } = flight;
  const planned = parseMoment(embarkDate, embarkTime);
  const starts = flight.leavesAt ?? planned;
  // A delayed flight is assumed to arrive late by the same time, as on the page of the trip.
  const ends = parseMoment(arrivalDate, arrivalTime) + starts - planned;
  const end = (code: string, airport: string, at: number) => {
    const place = toPlace(code, airport);
    const values = { time: formatTime(place.zone, at, intl.locale), place: getCityName(place, intl) };
    const time = intl.formatMessage({ id: place.zone ? 'flights.time' : 'flights.time.utc' }, values);
    return `${place.name}: ${formatDay(place.zone, at, intl.locale)}, ${time}`;
  };

  return {
    uid: `${flightNumber}-${embarkDate}-${flight.origin}@${window.location.hostname}`,
    starts,
    ends,
    made,
    summary: `${flightNumber} ${flight.origin} – ${flight.destination}`,
    location: flight.originAirport,
    // Calendars show times in the reader's zone, so the description gives local ones.
    description: [
      end(flight.origin, flight.originAirport, starts),
      end(flight.destination, flight.destinationAirport, ends),
      ...besides,
    ].join('\n'),
  };
}
