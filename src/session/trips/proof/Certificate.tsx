import { useThemeClassName } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormattedList, FormattedMessage } from 'react-intl';
import { readInstant } from '#schema/moments.ts';

import { toPlace } from '#src/lib/places/places.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { toLocalDate } from '#src/lib/time/inZone.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useContact } from '#src/session/useContact.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';
import { Money } from '#src/ui/values/Money.tsx';
import { useBalance } from '../useBalance.ts';

import styles from './certificate.module.css';
import type { ProofProps } from './proof.props.ts';

/** Certificate for printing: insurer, cover, limits, travellers and flights. */
export function Certificate({ trip, flights, people }: Omit<ProofProps, 'coming' | 'appearance'>) {
  const { clock } = usePortal();
  const theme = useThemeClassName();
  const insurer = useApp(({ context }) => context.client?.branding.name);
  const config = useApp(({ context }) => context.theme?.config);
  const contact = useContact();
  const policy = useDataset('POLICIES').data?.policies.find(
    ({ externalPolicyNumber }) => externalPolicyNumber === trip.policyNumber,
  );
  const left = useBalance(policy);

  return createPortal(
    <article className={`${theme} ${styles.sheet}`} data-certificate={trip.tripId}>
      <header className={styles.head}>
        {config ? <img src={config.logo} alt="" height={36} /> : null}
        <p>
          <strong>{insurer}</strong>
          <span className={styles.line}>
            <FormattedMessage
              id="insurance.certificate.printed"
              values={{ date: <LongDate date={toLocalDate(readersZone(), clock.now())} /> }}
            />
          </span>
        </p>
      </header>
      {/* The page already has an <h1>. */}
      <h2>
        <FormattedMessage id="insurance.certificate.title" />
      </h2>
      <dl className={styles.parts}>
        <Part name="insurance.details.travellers">
          {people.length > 0 ? <FormattedList value={people} /> : <FormattedMessage id="insurance.details.account" />}
        </Part>
        <Part name="insurance.trip.policy">{trip.policyNumber}</Part>
        {policy ? (
          <Part name="insurance.certificate.valid">
            <FormattedMessage
              id="data.span"
              values={{
                first: <LongDate key="first" date={policy.policyStart} />,
                last: <LongDate key="last" date={policy.policyEnd} />,
              }}
            />
          </Part>
        ) : null}
        {trip.bookingRef ? <Part name="insurance.certificate.reference">{trip.bookingRef}</Part> : null}
      </dl>
      <h3>
        <FormattedMessage id="insurance.details.flights" />
      </h3>
      <table>
        <tbody>
          {flights.map((flight) => (
            <tr key={`${flight.flightId} ${flight.embarkDate}`}>
              <th scope="row">{flight.flightNumber}</th>
              <End name="flights.from" code={flight.origin} airport={flight.originAirport}>
                {`${flight.embarkDate}T${flight.embarkTime}Z`}
              </End>
              <End name="flights.to" code={flight.destination} airport={flight.destinationAirport}>
                {`${flight.arrivalDate}T${flight.arrivalTime}Z`}
              </End>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.cover}>
        <h3>
          <FormattedMessage id="insurance.cover" />
        </h3>
        <p>
          <FormattedMessage
            id="insurance.cover.when"
            values={{ count: flights.length, flight: flights[0]?.flightNumber }}
          />
          {left ? (
            <strong className={styles.figure}>
              <FormattedMessage id="insurance.cover.up_to" values={{ amount: <Money key="amount" {...left} /> }} />
            </strong>
          ) : null}
          <span className={styles.line}>
            <FormattedMessage id={left ? 'insurance.cover.choice.paid' : 'insurance.cover.choice'} />
          </span>
        </p>
      </section>
      {contact ? (
        <footer>
          <h3>
            <FormattedMessage id="insurance.certificate.help" />
          </h3>
          <p>
            <FormattedMessage
              id="insurance.certificate.contact"
              values={{
                phone: <strong key="phone">{contact.phone}</strong>,
                email: <strong key="email">{contact.email}</strong>,
                site: <strong key="site">{window.location.host}</strong>,
              }}
            />
          </p>
        </footer>
      ) : null}
    </article>,
    document.body,
  );
}

function Part({ name, children }: { name: TextId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type EndProps = { name: TextId; code: string; airport: string; children: string };

/** Shows an airport and a time, local and in UTC. */
function End({ name, code, airport, children }: EndProps) {
  const at = readInstant(children);

  return (
    <td>
      <FormattedMessage id={name} /> <strong>{`${airport} (${code})`}</strong>
      <span className={styles.line}>
        <LocalMoment at={at} place={toPlace(code, airport)} />
      </span>{' '}
      <span className={styles.fine}>
        <UtcMoment at={at} />
      </span>
    </td>
  );
}
