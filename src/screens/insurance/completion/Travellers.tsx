import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Field as FormField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';
import { travellersOn, travellersProblem } from '#rules/insurance/travellers.ts';
import { fullName, mostPassengers } from '#rules/people/passengers.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import { problem } from '#src/forms/problems.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import type { TextId } from '#src/lib/texts.ts';
import { DataView } from '#src/ui/data/DataView.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { stepOf } from '../steps/steps.ts';
import { TripSoFar } from '../steps/TripSoFar.tsx';
import type { CompletionProps } from './Completion.tsx';
import { Contact } from './Contact.tsx';
import { Newcomer } from './Newcomer.tsx';
import { type Person, usePeople } from './usePeople.ts';

type Values = { morePassengers: readonly string[]; delegatedPassenger: string };

const useStyles = makeStyles({
  add: { minHeight: '44px' },
  adding: { display: 'grid', justifyItems: 'start', gap: '8px' },
});

const adding = ({ children }: CompleteTripSnapshot) => children.addPassenger;
const isDebouncing = (state: CompleteTripSnapshot) => state.matches({ travellers: 'debouncing' });

const optionsOf = (people: readonly Person[]) =>
  people.map((person) => ({ value: person.passengerId, label: fullName(person) }));

/** Whose maximum it is: the policy's or the flights'. */
const textOfMost = ({ maxInsured, flights }: CompleteTripSnapshot['context']): TextId =>
  maxInsured > 0 && maxInsured < travellersOn({ maxInsured: 0, flights })
    ? 'insurance.travellers.most_insured'
    : 'insurance.travellers.most';

/** Who travels, and whom of them to write to. Somebody new can be added on the way. */
export function Travellers({
  flow,
  completion,
  setting,
  chosen: standing,
  passengers: { AddPassenger, WhyNotAdd },
}: CompletionProps) {
  const styles = useStyles();
  const newcomer = useSelector(completion, adding);
  const isBusy = useSelector(completion, isDebouncing);
  const mayAdd = useSelector(completion, ({ context }) => context.mayAddPassengers);
  const { context } = completion.getSnapshot();
  const most = travellersOn(context);
  const people = usePeople(completion);
  const hasRoom = (people.data?.length ?? 0) < mostPassengers;
  const whyNot = useId();
  // A draft may know somebody who has been deleted since.
  const known = new Set(people.data?.map(({ passengerId }) => passengerId));
  const stillHere = (ids: readonly string[]) => ids.filter((id) => known.has(id));

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
        refused={standing === 'missing' ? 'insurance.travellers.gone' : null}
        next="insurance.next"
        onBack={() => completion.send({ type: 'page.left' })}
        isBusy={isBusy}
      >
        {/* Known to the form from the start: what is chosen for a field that is not yet there is lost when it comes. */}
        <FormField<readonly string[]> name="morePassengers" subscription={{ value: true }}>
          {({ input: { value: chosen } }) => (
            <DataView
              reading={people}
              failed="passengers.failed"
              isEmpty={({ length }) => length === 0}
              empty="insurance.travellers.empty"
            >
              {(present) => (
                <>
                  <CheckGroup
                    name="morePassengers"
                    label="insurance.travellers.label"
                    {...(!context.isEmployee && { hint: { id: textOfMost(context), values: { max: most } } })}
                    options={optionsOf(present)}
                  />
                  <Contact travellers={optionsOf(present).filter(({ value }) => chosen.includes(value))} />
                </>
              )}
            </DataView>
          )}
        </FormField>
        {newcomer ? <Newcomer flow={newcomer} completion={completion} stillHere={stillHere} /> : null}
        {mayAdd ? (
          <div className={styles.adding}>
            <Button
              className={styles.add}
              icon={<AddRegular />}
              aria-describedby={hasRoom ? undefined : whyNot}
              disabledFocusable={!hasRoom}
              onClick={() => completion.send({ type: 'passenger.requested' })}
            >
              <FormattedMessage id="insurance.travellers.add" />
            </Button>
            <WhyNotAdd id={whyNot} why={hasRoom ? null : 'full'} />
          </div>
        ) : null}
        <TripSoFar flow={flow} isFixed={isBusy} onChange={() => completion.send({ type: 'trip.reopened' })} />
      </WizardForm>
      {newcomer ? <AddPassenger flow={newcomer} /> : null}
    </>
  );
}
