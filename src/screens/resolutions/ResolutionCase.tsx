import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { alertOf, chipOf } from '#rules/trips/flights.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';
import type { TextId } from '#src/lib/texts.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import styles from './ResolutionCase.module.css';

type Flight = TripsQuery['trips'][number]['flights'][number];

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
          return trip && flight ? <Disruption flight={flight} state={chipOf(flight, alertOf(trip, flight))} /> : null;
        }}
      </DataCard>
    </div>
  );
}

const happened: Record<ReturnType<typeof chipOf>, TextId> = {
  cancelled: 'resolutions.cancelled',
  delayed: 'resolutions.delayed',
  departedAndDelayed: 'resolutions.delayed',
  departed: 'resolutions.alerted',
  scheduled: 'resolutions.alerted',
};

function Disruption({ flight, state }: { flight: Flight; state: ReturnType<typeof chipOf> }) {
  const contact = useApp(({ context }) => context.theme?.config.contact);
  const { flightNumber: number, embarkDate, embarkTime, origin, destination } = flight;

  return (
    <>
      <p className={styles.text}>
        <FormattedMessage
          id={happened[state]}
          values={{ number, origin, destination, moment: `${embarkDate} ${embarkTime}` }}
        />
      </p>
      <p className={styles.text}>
        {contact ? (
          <FormattedMessage
            id="resolutions.contact"
            values={{
              number: contact.phone,
              address: contact.email,
              phone: (text) => (
                <TextLink key="phone" to={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
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
        ) : (
          <FormattedMessage id="resolutions.no_contact" />
        )}
      </p>
    </>
  );
}
