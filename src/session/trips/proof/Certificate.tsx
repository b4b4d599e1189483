import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormattedList, FormattedMessage } from 'react-intl';

import type { InsuredTrip } from '#machines/insurance/completion/purchase.ts';
import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { placeOf } from '#src/lib/places/places.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { dateIn } from '#src/lib/time/inZone.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import styles from './certificate.module.css';

type CertificateProps = {
  trip: InsuredTrip;
  policy: string;
  flights: readonly FoundFlight[];
  people: readonly string[];
};

/** What a trip is insured by, whom and on which flights: seen on paper alone. */
export function Certificate({ trip, policy, flights, people }: CertificateProps) {
  const { clock } = usePortal();
  const insurer = useApp(({ context }) => context.client?.branding.name);
  const contact = useApp(({ context }) => context.theme?.config.contact);

  return createPortal(
    <article className={styles.sheet} data-certificate={trip.tripId}>
      <h1>
        <FormattedMessage id="insurance.certificate.title" />
      </h1>
      <p>
        {insurer}
        {' · '}
        <FormattedMessage
          id="insurance.certificate.printed"
          values={{ date: <LongDate date={dateIn(readersZone(), clock.now())} /> }}
        />
      </p>
      <dl>
        <Part name="insurance.trip.policy">{policy}</Part>
        {trip.bookingRef ? <Part name="insurance.certificate.reference">{trip.bookingRef}</Part> : null}
        <Part name="insurance.details.travellers">
          {people.length > 0 ? <FormattedList value={people} /> : <FormattedMessage id="insurance.details.account" />}
        </Part>
        <Part name="insurance.details.flights">
          <ul>
            {flights.map((flight) => (
              <li key={`${flight.flightId} ${flight.embarkDate}`} className={styles.flight}>
                <strong>{flight.flightNumber}</strong>
                <End name="flights.from" code={flight.origin} airport={flight.originAirport}>
                  {`${flight.embarkDate}T${flight.embarkTime}Z`}
                </End>
                <End name="flights.to" code={flight.destination} airport={flight.destinationAirport}>
                  {`${flight.arrivalDate}T${flight.arrivalTime}Z`}
                </End>
              </li>
            ))}
          </ul>
        </Part>
      </dl>
      {contact ? (
        <p>
          <FormattedMessage
            id="shell.footer.contact"
            values={{ phone: asItIs, email: asItIs, number: contact.phone, address: contact.email }}
          />
        </p>
      ) : null}
    </article>,
    document.body,
  );
}

/** Nobody follows a link on paper. */
const asItIs = (words: ReactNode[]) => words;

function Part({ name, children }: { name: TextId; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type EndProps = { name: TextId; code: string; airport: string; children: string };

/** Where and when, by the clocks there and in UTC. */
function End({ name, code, airport, children }: EndProps) {
  const at = Date.parse(children);

  return (
    <span>
      <FormattedMessage id={name} /> {`${airport} (${code}), `}
      <LocalMoment at={at} place={placeOf(code, airport)} />
      {' ('}
      <UtcMoment at={at} />
      {')'}
    </span>
  );
}
