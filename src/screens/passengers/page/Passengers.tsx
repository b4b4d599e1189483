import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import { byName } from '#rules/people/passengers.ts';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import { useInsuredPassengers } from '#src/session/trips/useInsuredPassengers.ts';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { AddPassengerButton, useAddingPassenger } from '../AddPassengerButton.tsx';
import { useWhyNotAdd, WhyNotAdd } from '../WhyNotAdd.tsx';
import { DeletePassenger } from './DeletePassenger.tsx';
import { EditPassenger } from './EditPassenger.tsx';
import { NoPassengers } from './NoPassengers.tsx';
import { PassengerRow } from './PassengerRow.tsx';
import { useHasWaited } from './useHasWaited.ts';

type PassengersProps = {
  TripsOf: ComponentType<TripsOfProps>;
};

export type TripsOfProps = {
  passenger: Passenger;
  saysNone: boolean;
  lead?: ReactNode;
};

type Doing = { what: 'editing'; passenger: Passenger; isFresh: boolean } | { what: 'deleting'; passenger: Passenger };

export function Passengers({ TripsOf }: PassengersProps) {
  const { locale } = useIntl();
  const note = useId();
  const { addingPassengers, editingPassengers, deletingPassengers } = useRights();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { onAdd, dialog } = useAddingPassenger();
  const why = useWhyNotAdd();
  const hasArrived = useArrivals();
  const trips = useDataset('TRIPS');
  const passengers = usePassengers();
  const insured = useInsuredPassengers();
  // Rows grow when the trips arrive, so wait for them for a while.
  const hasWaited = useHasWaited('TRIPS');
  const reading = { ...passengers, view: hasWaited ? passengers.view : 'loading' } as const;
  const isInvited = hasContent(reading, ({ length }) => length > 0);
  const isReadOnly = [editingPassengers, deletingPassengers].includes('disabled');
  const done = () => setDoing(null);

  return (
    <Stack gap={24}>
      <PageTitle id="passengers.title" />
      <PageHeading
        lead={
          <>
            <span>
              <FormattedMessage id="passengers.lead" />
            </span>{' '}
            {isReadOnly || addingPassengers === 'disabled' ? (
              <span id={note}>
                <FormattedMessage id={isReadOnly ? 'passengers.no_write' : 'passengers.add.no_write'} />
              </span>
            ) : null}
          </>
        }
        action={isInvited ? null : <AddPassengerButton isMain onAdd={onAdd} reason={note} />}
      >
        <FormattedMessage id="passengers.title" />
      </PageHeading>
      <DataArea
        reading={reading}
        failed="passengers.failed"
        isEmpty={({ length }) => length === 0}
        empty="passengers.empty"
        invitation={<NoPassengers onAdd={onAdd} reason={note} />}
        skeleton={<Lines count={6} />}
      >
        {(people) => (
          <Card title={<FormattedMessage id="passengers.count" values={{ count: people.length }} />}>
            {why === 'full' ? <WhyNotAdd id={note} why={why} isHere /> : null}
            {trips.data === null && hasArrived('TRIPS') ? (
              <Muted>
                <FormattedMessage id="trips.of.failed" />
              </Muted>
            ) : null}
            <LongList items={byName(people, locale)} keyOf={({ passengerId }) => passengerId} step={20} of="ruled">
              {({ mobilePhoneNumber, ...person }) => {
                const passenger = { ...person, mobilePhoneNumber: mobilePhoneNumber ?? '' };
                return (
                  <PassengerRow
                    passenger={passenger}
                    trips={<TripsOf passenger={passenger} saysNone />}
                    isInsured={insured.has(passenger.passengerId)}
                    whyNot={isReadOnly ? note : undefined}
                    onEdit={() => setDoing({ what: 'editing', passenger, isFresh: passengers.view === 'loaded' })}
                    onDelete={() => setDoing({ what: 'deleting', passenger })}
                  />
                );
              }}
            </LongList>
          </Card>
        )}
      </DataArea>
      {dialog}
      {doing?.what === 'editing' ? <EditPassenger {...doing} onDone={done} /> : null}
      {doing?.what === 'deleting' ? (
        <DeletePassenger
          passenger={doing.passenger}
          tripsWith={(lead) => <TripsOf passenger={doing.passenger} saysNone={false} lead={lead} />}
          onDone={done}
        />
      ) : null}
    </Stack>
  );
}
