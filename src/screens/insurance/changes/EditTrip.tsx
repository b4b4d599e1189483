import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { EditTripOutput } from '#machines/insurance/changes/editTrip.machine.ts';
import { travellersProblem } from '#rules/insurance/travellers.ts';
import type { DataOf } from '#src/api/readings.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { problem } from '#src/forms/problems.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { TooLate } from '#src/session/trips/TooLate.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useDataset } from '#src/session/useDataset.tsx';
import { useRights } from '#src/session/useRights.ts';
import { useFocusBackWhenGone } from '#src/ui/useFocusBack.ts';
import { FormDialog } from '#src/wizard/FormDialog.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import type { Passengers } from '../passengers.ts';
import { stillHere, usePeople } from '../travellers/usePeople.ts';
import { type TravellersValues, WhoTravels } from '../travellers/WhoTravels.tsx';
import { provideEditTrip } from './provideEditTrip.ts';

type EditTripProps = {
  trip: DataOf<'TRIPS'>['trips'][number];
  passengers: Passengers;
  onDone: (end: EditTripOutput) => void;
};

const ofInsurance: readonly Matter[] = ['insurance'];
const useStyles = makeStyles({ form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

/** Asks who travels on a trip that is insured. */
export function EditTrip({ trip, passengers, onDone }: EditTripProps) {
  const styles = useStyles();
  const { AddPassenger, WhyNotAdd } = passengers;
  const { addingPassengers } = useRights();
  const isFresh = useTrips().view === 'loaded';
  const isEmployee = useDataset('USER_DETAILS').data?.user.employee === 1;
  const maxInsured = useMaxInsured(trip.policyNumber);
  const flow = useFlow((portal) => provideEditTrip(portal, passengers), {
    input: {
      tripId: trip.tripId,
      known: {
        passengerIds: trip.passengers.map(({ passengerId }) => passengerId),
        delegatedPassengerId: trip.delegated_passenger_id ?? null,
      },
      isFresh,
      isEmployee,
      maxInsured,
      mayAddPassengers: addingPassengers === 'enabled',
      newKey: () => crypto.randomUUID(),
    },
    about: ofInsurance,
    onDone,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  useFocusBackWhenGone();
  const { known, newcomers, mayAddPassengers, ...setting } = state.context;
  const people = usePeople([...trip.passengers, ...newcomers]);
  const newcomer = state.children.addPassenger;
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });
  const problemOf = (count: number) => travellersProblem(count, { flights: [], ...setting });

  if (state.matches('locked'))
    return <TooLate title="trips.edit.locked" attributes={flowAttributes(state)} onClose={close} />;
  return (
    <FormDialog
      title="trips.edit.title"
      about={ofInsurance}
      isWorking={isBusy}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      <Form<TravellersValues>
        initialValues={{ morePassengers: known.passengerIds, delegatedPassenger: known.delegatedPassengerId ?? '' }}
        validate={validateWith<TravellersValues>({
          morePassengers: (chosen) => {
            const wrong = problemOf(chosen === '' ? 0 : stillHere(people, chosen).length);
            return wrong === 'validation.max_passengers' ? problem(wrong, { max: setting.maxInsured }) : wrong;
          },
        })}
        onSubmit={({ morePassengers, delegatedPassenger }) => {
          flow.send({
            type: 'travellers.chosen',
            passengerIds: stillHere(people, morePassengers),
            delegatedPassengerId: delegatedPassenger || null,
          });
          return undefined;
        }}
      >
        {({ handleSubmit }) => (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary />
            <WhoTravels
              people={people}
              most={
                setting.isEmployee || setting.maxInsured <= 0
                  ? null
                  : { id: 'insurance.travellers.most_insured', values: { max: setting.maxInsured } }
              }
              mayTravel={(count) => problemOf(count) === null}
              newcomer={newcomer}
              onAdd={mayAddPassengers ? () => flow.send({ type: 'passenger.requested' }) : undefined}
              WhyNotAdd={WhyNotAdd}
            />
            <FormActions next="trips.edit.submit" other="trips.edit.close" onOther={close} isBusy={isBusy} />
          </form>
        )}
      </Form>
      {newcomer ? <AddPassenger flow={newcomer} /> : null}
    </FormDialog>
  );
}

/** How many the policy insures on a trip; 0, where it says nothing, or nobody knows the policy here. */
function useMaxInsured(policyNumber: string): number {
  const policies = useDataset('POLICIES').data?.policies ?? [];
  return policies.find(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber)?.maxInsured ?? 0;
}
