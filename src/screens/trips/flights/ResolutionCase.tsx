import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { TripsQuery } from '#src/api/generated/documents.ts';
import { addressOf } from '#src/lib/links/addressesOf.ts';
import { telOf } from '#src/lib/links/tel.ts';
import { wholeDayIn } from '#src/lib/time/inZone.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Leg } from '#src/ui/flights/Leg.tsx';
import { StateChip } from '#src/ui/flights/StateChip.tsx';

import { whatBecame } from '../overview/whatBecame.ts';
import { type Flight, seenOf, type Trip } from '../trip.ts';
import styles from './ResolutionCase.module.css';

/** A disruption, and who can put it right: what happened to which flight, and whom to turn to. */
export function ResolutionCase() {
  const [search] = useSearchParams();
  const trips = useTrips();
  const flightId = search.get('flightId');
  const tripOf = ({ trips: all }: TripsQuery) =>
    all.find(({ flights }) => flights.some((flight) => flight.flightId === flightId));

  return (
    <div className={styles.page}>
      <PageTitle id="resolutions.title" />
      <PageHeading>
        <FormattedMessage id="resolutions.title" />
      </PageHeading>
      <DataCard
        title="resolutions.flight"
        reading={trips}
        failed="resolutions.failed"
        empty="resolutions.none"
        isEmpty={(all) => tripOf(all) === undefined}
      >
        {(all) => {
          const trip = tripOf(all);
          const flight = trip?.flights.find((each) => each.flightId === flightId);
          return trip && flight ? <Disrupted trip={trip} flight={flight} /> : null;
        }}
      </DataCard>
    </div>
  );
}

function Disrupted({ trip, flight }: { trip: Trip; flight: Flight }) {
  const { locale } = useIntl();
  const { state, from, to } = seenOf(trip, flight);

  return (
    <div className={styles.case}>
      <div className={styles.top}>
        <StateChip state={state} late={from.at - from.was} />
        <span>{wholeDayIn(from.place.zone, from.at, locale)}</span>
      </div>
      <p className={styles.what}>
        <FormattedMessage id={whatBecame(state)} values={{ flight: flight.flightNumber }} />
      </p>
      <Leg hasUtc from={from} to={to} isCancelled={state === 'cancelled'} />
      <p className={styles.text}>
        <Contact />
      </p>
      <div>
        <TextLink to={addressOf(trip)}>
          <FormattedMessage id="resolutions.trip" />
        </TextLink>
      </div>
    </div>
  );
}

function Contact() {
  const contact = useApp(({ context }) => context.theme?.config.contact);
  if (!contact) return <FormattedMessage id="resolutions.no_contact" />;

  return (
    <FormattedMessage
      id="resolutions.contact"
      values={{
        number: contact.phone,
        address: contact.email,
        phone: (text) => (
          <TextLink key="phone" to={telOf(contact.phone)}>
            {text}
          </TextLink>
        ),
        email: (text) => (
          <TextLink key="email" to={`mailto:${contact.email}`}>
            {text}
          </TextLink>
        ),
      }}
    />
  );
}
