import { useSelector } from '@xstate/react';

import type { CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';
import { getMaxTravellers, travellersProblem } from '#rules/insurance/travellers.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import type { TextId } from '#src/lib/texts.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { getWizardStep } from '../steps/steps.ts';
import { TripSoFar } from '../steps/TripSoFar.tsx';
import { filterExistingIds } from '../travellers/usePeople.ts';
import { type TravellersValues, WhoTravels } from '../travellers/WhoTravels.tsx';
import type { CompletionProps } from './completion.props.ts';
import { useCompletionPeople } from './useCompletionPeople.ts';

const adding = ({ children }: CompleteTripSnapshot) => children.addPassenger;
const isDebouncing = (state: CompleteTripSnapshot) => state.matches({ travellers: 'debouncing' });

/** Returns the text that says whether the policy or the flights limit the number. */
const textOfMost = ({ maxInsured, flights }: CompleteTripSnapshot['context']): TextId =>
  maxInsured > 0 && maxInsured < getMaxTravellers({ maxInsured: 0, flights })
    ? 'insurance.travellers.most_insured'
    : 'insurance.travellers.most';

export function Travellers({
  flow,
  completion,
  setting,
  chosen: standing,
  passengers: { AddPassenger, WhyNotAdd },
}: CompletionProps) {
  const newcomer = useSelector(completion, adding);
  const isBusy = useSelector(completion, isDebouncing);
  const mayAdd = useSelector(completion, ({ context }) => context.mayAddPassengers);
  const { context } = completion.getSnapshot();
  const most = getMaxTravellers(context);
  const people = useCompletionPeople(completion);

  return (
    <>
      <WizardForm<TravellersValues>
        title="insurance.travellers.title"
        step={getWizardStep('travellers', setting)}
        initialValues={{
          morePassengers: context.passengerIds,
          delegatedPassenger: context.delegatedPassengerId ?? '',
        }}
        validate={createValidator<TravellersValues>({
          morePassengers: (chosen) => {
            // A draft can contain passengers that were deleted since.
            const wrong = travellersProblem(chosen === '' ? 0 : filterExistingIds(people, chosen).length, context);
            return wrong === 'validation.max_passengers' ? problem(wrong, { max: most }) : wrong;
          },
        })}
        onSubmit={({ morePassengers, delegatedPassenger }) => {
          completion.send({
            type: 'travellers.chosen',
            passengerIds: [...filterExistingIds(people, morePassengers)],
            delegatedPassengerId: delegatedPassenger || null,
          });
          return undefined;
        }}
        refused={standing === 'missing' ? 'insurance.travellers.gone' : null}
        next="insurance.next"
        onBack={() => completion.send({ type: 'page.left' })}
        isBusy={isBusy}
      >
        <WhoTravels
          people={people}
          most={context.isEmployee ? null : { id: textOfMost(context), values: { max: most } }}
          mayTravel={(count) => travellersProblem(count, completion.getSnapshot().context) === null}
          newcomer={newcomer}
          onAdd={mayAdd ? () => completion.send({ type: 'passenger.requested' }) : undefined}
          WhyNotAdd={WhyNotAdd}
        />
        <TripSoFar flow={flow} isFixed={isBusy} onChange={() => completion.send({ type: 'trip.reopened' })} />
      </WizardForm>
      {newcomer ? <AddPassenger flow={newcomer} /> : null}
    </>
  );
}
