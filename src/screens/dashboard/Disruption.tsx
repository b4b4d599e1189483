import { FormattedMessage, useIntl } from 'react-intl';

import { alertOf, chipOf } from '#rules/trips/flights.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';
import { addresses, resolutionOf } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';

export type Trip = TripsQuery['trips'][number];
export type Flight = Trip['flights'][number];

const texts = {
  cancelled: 'dashboard.now.cancelled',
  delayed: 'dashboard.now.delayed',
} as const satisfies Record<string, TextId>;

/** What became of a flight, with the way to what can be had for it. */
export function Disruption({ trip, flight }: { trip: Trip; flight: Flight }) {
  const { mayResolve } = useRights();
  const { formatMessage } = useIntl();
  const alert = alertOf(trip, flight);
  const state = chipOf(flight, alert);
  const title = state === 'cancelled' || state === 'delayed' ? texts[state] : 'dashboard.now.changed';
  const [date, time] = alert?.delayDate?.split(' ') ?? [];
  const to = mayResolve ? resolutionOf(flight) : addresses.insurance;
  const label = formatMessage(
    { id: mayResolve ? 'trips.resolve_flight' : 'dashboard.now.see_flight' },
    { flight: flight.flightNumber },
  );

  return (
    <Notice
      tone={state === 'cancelled' ? 'danger' : 'warning'}
      title={<FormattedMessage id={title} values={{ flight: flight.flightNumber }} />}
      action={
        <ButtonLink to={to} label={label} appearance="primary">
          <FormattedMessage id={mayResolve ? 'trips.resolve' : 'dashboard.now.see'} />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="dashboard.now.route"
        values={{ origin: flight.originAirport, destination: flight.destinationAirport }}
      />{' '}
      {date && time ? (
        <FormattedMessage id="dashboard.now.departs" values={{ date: <LongDate date={date} />, time }} />
      ) : null}
    </Notice>
  );
}
