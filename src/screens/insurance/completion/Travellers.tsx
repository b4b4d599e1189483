import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { Field as FormField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { type CompleteTripSnapshot, travellersProblem } from '#machines/insurance/completion/completeTrip.machine.ts';
import { travellersOn } from '#rules/trips/insuring.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import { problem } from '#src/forms/problems.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import { useDataset } from '#src/session/useDataset.ts';
import { DataView } from '#src/ui/data/DataView.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { stepOf } from '../steps.ts';
import { TripSoFar } from '../TripSoFar.tsx';
import type { CompletionProps } from './Completion.tsx';
import { Contact } from './Contact.tsx';
import { Newcomer } from './Newcomer.tsx';

type Values = { morePassengers: readonly string[]; delegatedPassenger: string };

const useStyles = makeStyles({ add: { minHeight: '44px', justifySelf: 'start' } });

const adding = ({ children }: CompleteTripSnapshot) => children.addPassenger;
const isPausing = (state: CompleteTripSnapshot) => state.matches({ selecting: 'pausing' });

const isGone = ({ active }: { active: number }) => active === 0;
const isHere = (passenger: { active: number }) => !isGone(passenger);

type Person = { passengerId: string; name: string; surname: string; active: number };

const optionsOf = (people: readonly Person[]) =>
  people.filter(isHere).map(({ passengerId, name, surname }) => ({ value: passengerId, label: `${name} ${surname}` }));

/** Who travels, and whom of them to write to. Somebody new can be added on the way. */
export function Travellers({ flow, completion, setting, passengers: { AddPassenger } }: CompletionProps) {
  const styles = useStyles();
  const newcomer = useSelector(completion, adding);
  const isBusy = useSelector(completion, isPausing);
  const mayAdd = useSelector(completion, ({ context }) => context.mayAddPassengers);
  const { context } = completion.getSnapshot();
  const most = travellersOn(context.flights);
  const people = useDataset('PASSENGERS');
  // A draft may know somebody who has been deleted since.
  const present = new Set(people.data?.passengers.filter(isHere).map(({ passengerId }) => passengerId));
  const stillHere = (ids: readonly string[]) => ids.filter((id) => present.has(id));

  return (
    <>
      <WizardForm<Values>
        title="insurance.travellers.title"
        step={stepOf('travellers', setting)}
        initialValues={{
          morePassengers: context.passengerIds,
          delegatedPassenger: context.delegatedPassengerId ?? '',
        }}
        validate={validateWith<Values>({
          morePassengers: (chosen) => {
            const wrong = travellersProblem(chosen === '' ? 0 : stillHere(chosen).length, context);
            return wrong === 'validation.max_passengers' ? problem(wrong, { max: most }) : wrong;
          },
        })}
        onSubmit={({ morePassengers, delegatedPassenger }) => {
          completion.send({
            type: 'travellers.chosen',
            passengerIds: stillHere(morePassengers),
            delegatedPassengerId: delegatedPassenger || null,
          });
          return undefined;
        }}
        next="insurance.next"
        onBack={() => completion.send({ type: 'page.left' })}
        isBusy={isBusy}
      >
        <TripSoFar flow={flow} />
        <DataView
          reading={people}
          failed="passengers.failed"
          isEmpty={({ passengers }) => passengers.every(isGone)}
          empty="insurance.travellers.empty"
        >
          {({ passengers }) => (
            <>
              <CheckGroup
                name="morePassengers"
                label="insurance.travellers.label"
                {...(!context.isEmployee && { hint: { id: 'insurance.travellers.most', values: { max: most } } })}
                options={optionsOf(passengers)}
              />
              <FormField<readonly string[]> name="morePassengers" subscription={{ value: true }}>
                {({ input: { value: chosen } }) => (
                  <Contact travellers={optionsOf(passengers).filter(({ value }) => chosen.includes(value))} />
                )}
              </FormField>
            </>
          )}
        </DataView>
        {newcomer ? <Newcomer flow={newcomer} completion={completion} /> : null}
        {mayAdd ? (
          <Button
            className={styles.add}
            icon={<AddRegular />}
            onClick={() => completion.send({ type: 'passenger.wished' })}
          >
            <FormattedMessage id="insurance.travellers.add" />
          </Button>
        ) : null}
      </WizardForm>
      {newcomer ? <AddPassenger flow={newcomer} /> : null}
    </>
  );
}
