import { useThemeClassName } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FormattedList, FormattedMessage } from 'react-intl';

import { placeOf } from '#src/lib/places/places.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { dateIn } from '#src/lib/time/inZone.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';
import { Money } from '#src/ui/values/Money.tsx';
import { useDataset } from '../../data/useDataset.tsx';
import { useApp, usePortal } from '../../portal.ts';
import { useBalance } from '../useBalance.ts';

import styles from './certificate.module.css';
import type { ProofProps } from './Proof.tsx';

/** What a trip is insured by, against what and up to how much, whom and on which flights: seen on paper alone. */
export function Certificate({ trip, flights, people }: Omit<ProofProps, 'coming'>) {
  const { clock } = usePortal();
  const theme = useThemeClassName();
  const insurer = useApp(({ context }) => context.client?.branding.name);
  const config = useApp(({ context }) => context.theme?.config);
  const contact = config?.contact;
  const policy = useDataset('POLICIES').data?.policies.find(
    ({ externalPolicyNumber }) => externalPolicyNumber === trip.policyNumber,
  );
  const left = useBalance(policy);

  return createPortal(
    <article className={`${theme} ${styles.sheet}`} data-certificate={trip.tripId}>
      {config ? <img className={styles.logo} src={config.logo} alt="" height={30} /> : null}
      {/* The page has its own first heading. */}
      <h2>
        <FormattedMessage id="insurance.certificate.title" />
      </h2>
      <p>
        {insurer}
        {' · '}
        <FormattedMessage
          id="insurance.certificate.printed"
          values={{ date: <LongDate date={dateIn(readersZone(), clock.now())} /> }}
        />
      </p>
      <dl>
        <Part name="insurance.trip.policy">
          {trip.policyNumber}
          {policy ? (
            <span className={styles.line}>
              <FormattedMessage
                id="data.span"
                values={{
                  first: <LongDate key="first" date={policy.policyStart} />,
                  last: <LongDate key="last" date={policy.policyEnd} />,
                }}
              />
            </span>
          ) : null}
        </Part>
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
        <Part name="insurance.cover">
          <FormattedMessage
            id="insurance.cover.when"
            values={{ count: flights.length, flight: flights[0]?.flightNumber }}
          />
          {left ? (
            <span className={styles.line}>
              <strong>
                <FormattedMessage id="insurance.cover.up_to" values={{ amount: <Money key="amount" {...left} /> }} />
              </strong>
            </span>
          ) : null}
          <span className={styles.line}>
            <FormattedMessage id={left ? 'insurance.cover.choice.paid' : 'insurance.cover.choice'} />
          </span>
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
