import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import type { Travelling } from '#machines/insurance/changes/editTrip.logic.ts';
import type { EditTripOutput } from '#machines/insurance/changes/editTrip.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { travellersProblem } from '#rules/insurance/travellers.ts';
import type { DatasetData } from '#src/api/readings.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { problem } from '#src/forms/problems.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { TooLate } from '#src/session/trips/TooLate.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useRights } from '#src/session/useRights.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Fields } from '#src/wizard/dialogs/Fields.tsx';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { KeptTyping } from '#src/wizard/KeptTyping.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import type { Passengers } from '../passengers.ts';
import { filterExistingIds, usePeople } from '../travellers/usePeople.ts';
import { type TravellersValues, WhoTravels } from '../travellers/WhoTravels.tsx';
import { connectEditTrip } from './connectEditTrip.ts';

type EditTripProps = {
  trip: DatasetData<'TRIPS'>['trips'][number];
  passengers: Passengers;
  onDone: (end: EditTripOutput) => void;
};

const ofInsurance: readonly Topic[] = ['insurance'];
/** Milliseconds for which a trip that was read counts as current. */
const aMoment = 60_000;

export function EditTrip({ trip, passengers, onDone }: EditTripProps) {
  const { fill } = useFillStyles();
  const { AddPassenger, WhyNotAdd } = passengers;
  const { addingPassengers } = useRights();
  const { clock } = usePortal();
  const { view, loadedAt } = useTrips();
  const maxInsured = useMaxInsured(trip.policyNumber);
  const flow = useFlow((portal) => connectEditTrip(portal, passengers), {
    input: {
      tripId: trip.tripId,
      known: travellingOn(trip),
      newKey: () => crypto.randomUUID(),
    },
    about: ofInsurance,
    onDone,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  useFocusBackWhenGone();
  const { known, newcomers, isSure } = state.context;
  const people = usePeople([...trip.passengers, ...newcomers]);
  const newcomer = state.children.addPassenger;
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });
  const problemOf = (count: number) => travellersProblem(count, { flights: [], maxInsured, isEmployee: false });

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
        validate={createValidator<TravellersValues>({
          morePassengers: (chosen) => {
            const wrong = problemOf(chosen === '' ? 0 : filterExistingIds(people, chosen).length);
            return wrong === 'validation.max_passengers' ? problem(wrong, { max: maxInsured }) : wrong;
          },
        })}
        onSubmit={({ morePassengers, delegatedPassenger }) => {
          flow.send({
            type: 'travellers.chosen',
            passengerIds: filterExistingIds(people, morePassengers),
            delegatedPassengerId: delegatedPassenger || null,
            current: view === 'loaded' && clock.now() - (loadedAt ?? 0) < aMoment ? travellingOn(trip) : null,
          });
          return undefined;
        }}
      >
        {({ handleSubmit }) => (
          <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
            <Fields>
              <KeptTyping form={`trip ${trip.tripId}`} />
              <ErrorSummary />
              <WhoTravels
                people={people}
                most={maxInsured > 0 ? { id: 'insurance.travellers.most_insured', values: { max: maxInsured } } : null}
                mayTravel={(count) => problemOf(count) === null}
                newcomer={newcomer}
                onAdd={addingPassengers === 'enabled' ? () => flow.send({ type: 'passenger.requested' }) : undefined}
                WhyNotAdd={WhyNotAdd}
              />
            </Fields>
            <FormActions
              next="trips.edit.submit"
              cancel={isSure ? 'trips.edit.close' : 'trips.edit.unanswered.close'}
              isBusy={isBusy}
            />
          </form>
        )}
      </Form>
      {newcomer ? <AddPassenger flow={newcomer} /> : null}
    </FormDialog>
  );
}

const travellingOn = (trip: EditTripProps['trip']): Travelling => ({
  passengerIds: trip.passengers.map(({ passengerId }) => passengerId),
  delegatedPassengerId: trip.delegated_passenger_id ?? null,
});

/**
 * Returns the maximum number of travellers; 0 if there is no maximum, for an employee, or if it is unknown here. The
 * insurer checks it in any case.
 */
function useMaxInsured(policyNumber: string): number {
  const employee = useDataset('USER_DETAILS').data?.user.employee;
  const policies = useDataset('POLICIES').data?.policies ?? [];
  const policy = policies.find(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber);
  return employee === undefined || employee === 1 ? 0 : (policy?.maxInsured ?? 0);
}
