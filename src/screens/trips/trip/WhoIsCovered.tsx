import { makeStyles, tokens } from '@fluentui/react-components';
import { PeopleEditRegular, ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { coveredAhead } from '#rules/trips/standing.ts';
import { isInsured, mayEdit } from '#rules/trips/trips.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Chip } from '#src/ui/content/Chip.tsx';
import { Initials } from '#src/ui/content/Initials.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';

import { TripAction } from '../changes/TripAction.tsx';
import type { Trip } from '../trip.ts';

const useStyles = makeStyles({
  people: { display: 'grid', gap: '16px', listStyleType: 'none', margin: 0, padding: 0 },
  person: { display: 'flex', gap: '12px', alignItems: 'center' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  contact: { display: 'block', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

export function WhoIsCovered({ trip, now, onEdit }: { trip: Trip; now: number; onEdit: () => void }) {
  const styles = useStyles();
  const { changingTravellers } = useRights();
  const passengers = useDataset('PASSENGERS');
  const known = passengers.data?.passengers ?? [];
  const hasFailed = passengers.view === 'failed' && trip.passengers.length > 0;

  return (
    <Card
      title={<FormattedMessage id={isInsured(trip) ? 'trips.who' : 'trips.who.once'} />}
      aside={
        coveredAhead(trip, now).length > 0 ? (
          <Chip tone="success" icon={<ShieldCheckmarkRegular />}>
            <FormattedMessage id="dashboard.next.covered" />
          </Chip>
        ) : null
      }
      isBusy={passengers.view === 'loading'}
    >
      {trip.passengers.length > 0 ? (
        <ul className={styles.people}>
          {trip.passengers.map(({ passengerId, name, surname }) => (
            <li key={passengerId} className={styles.person}>
              <Initials of={{ name, surname }} />
              <span>
                <span className={styles.name}>
                  {name} {surname}
                </span>{' '}
                <Contact
                  phone={known.find((each) => each.passengerId === passengerId)?.mobilePhoneNumber}
                  isContact={trip.passengers.length > 1 && trip.delegated_passenger_id === passengerId}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Muted>
          <FormattedMessage id="trips.no_passengers" />
        </Muted>
      )}
      {hasFailed ? <FailedState text="trips.who.failed" why={passengers.why} retry={passengers.retry} /> : null}
      {mayEdit(trip) ? (
        <TripAction text="trips.edit" icon={<PeopleEditRegular />} may={changingTravellers} onPress={onEdit} />
      ) : null}
    </Card>
  );
}

/** Undefined while it is unknown whether there is a phone number. */
function Contact({ phone, isContact }: { phone: string | null | undefined; isContact: boolean }) {
  const styles = useStyles();

  return (
    <>
      {phone === undefined ? null : (
        <span className={styles.contact}>
          {phone ? (
            <FormattedMessage id="trips.who.phone" values={{ phone: <Phone key="phone" number={phone} /> }} />
          ) : (
            <FormattedMessage id="passengers.no_phone" />
          )}
        </span>
      )}{' '}
      {isContact ? (
        <span className={styles.contact}>
          <FormattedMessage id="trips.who.contact" />
        </span>
      ) : null}
    </>
  );
}
