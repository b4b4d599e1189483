import { makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentType, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Passenger } from '#machines/passengers/passenger.ts';
import { byName, presentIn } from '#rules/people/passengers.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useDataset } from '#src/session/useDataset.tsx';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';

import { AddPassengerButton } from '../AddPassengerButton.tsx';
import { WhyNotAdd } from '../WhyNotAdd.tsx';
import { DeletePassenger } from './DeletePassenger.tsx';
import { EditPassenger } from './EditPassenger.tsx';
import { NoPassengers } from './NoPassengers.tsx';
import { PassengerRow } from './PassengerRow.tsx';

type PassengersProps = {
  /** On which trips to come somebody is insured. */
  TripsOf: ComponentType<{ passengerId: string }>;
};

/** What is done with somebody, in a dialog over the page. */
type Doing = { what: 'editing' | 'deleting'; passenger: Passenger };

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Everybody whom the customer can insure on a trip, and what is to be done with each. */
export function Passengers({ TripsOf }: PassengersProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const note = useId();
  const { editingPassengers, deletingPassengers } = useRights();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const trips = useDataset('TRIPS');
  const reading = useDataset('PASSENGERS');
  // With the trips a row grows, so that it waits for them; their failure hides nobody.
  const shown = {
    ...reading,
    view: trips.view === 'loading' && reading.view === 'loaded' ? 'loading' : reading.view,
  } as const;
  const isEmpty = ({ passengers }: NonNullable<typeof reading.data>) => peopleIn(passengers).length === 0;
  const peopleIn = (passengers: NonNullable<typeof reading.data>['passengers']) =>
    presentIn(passengers).filter(({ passengerId }) => !goneIds.includes(passengerId));
  const isInvited = hasContent(shown, (data) => !isEmpty(data));
  const isReadOnly = [editingPassengers, deletingPassengers].includes('disabled');

  const done =
    ({ passenger: { passengerId } }: Doing) =>
    (end: 'edited' | 'deleted' | 'gone' | 'left') => {
      setDoing(null);
      // The list that is read again will not have them either.
      if (end === 'deleted' || end === 'gone') setGoneIds([...goneIds, passengerId]);
    };

  return (
    <div className={styles.page}>
      <PageTitle id="passengers.title" />
      <PageHeading
        lead={<FormattedMessage id="passengers.lead" />}
        action={isInvited ? null : <AddPassengerButton isMain reason={note} />}
      >
        <FormattedMessage id="passengers.title" />
      </PageHeading>
      <DataArea
        reading={shown}
        failed="passengers.failed"
        isEmpty={isEmpty}
        empty="passengers.empty"
        invitation={<NoPassengers />}
        skeleton={<Lines count={6} />}
      >
        {({ passengers }) => {
          const people = peopleIn(passengers);
          return (
            <Card title={<FormattedMessage id="passengers.count" values={{ count: people.length }} />}>
              {isReadOnly ? (
                <p id={note} className={styles.note}>
                  <FormattedMessage id="passengers.no_write" />
                </p>
              ) : (
                <WhyNotAdd id={note} />
              )}
              {trips.view === 'failed' ? (
                <p className={styles.note}>
                  <FormattedMessage id="trips.of.failed" />
                </p>
              ) : null}
              <LongList items={byName(people, locale)} keyOf={({ passengerId }) => passengerId} step={20} of="ruled">
                {({ mobilePhoneNumber, ...person }) => {
                  const passenger = { ...person, mobilePhoneNumber: mobilePhoneNumber ?? '' };
                  return (
                    <PassengerRow
                      passenger={passenger}
                      trips={<TripsOf passengerId={passenger.passengerId} />}
                      whyNot={isReadOnly ? note : undefined}
                      onEdit={() => setDoing({ what: 'editing', passenger })}
                      onDelete={() => setDoing({ what: 'deleting', passenger })}
                    />
                  );
                }}
              </LongList>
            </Card>
          );
        }}
      </DataArea>
      {doing?.what === 'editing' ? <EditPassenger passenger={doing.passenger} onDone={done(doing)} /> : null}
      {doing?.what === 'deleting' ? (
        <DeletePassenger
          passenger={doing.passenger}
          trips={<TripsOf passengerId={doing.passenger.passengerId} />}
          onDone={done(doing)}
        />
      ) : null}
    </div>
  );
}
