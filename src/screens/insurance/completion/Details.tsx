import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';
import { fullName } from '#rules/people/passengers.ts';
import { bookingReferenceProblem, normalisedBookingReference } from '#rules/trips/bookingReference.ts';
import type { Reaction } from '#schema/classify.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import type { Words } from '#src/forms/Say.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { textOfCode } from '#src/lib/texts.ts';
import { FieldMessage } from '#src/session/notices/FieldMessage.tsx';
import { Gap } from '#src/ui/content/Gap.tsx';
import { DataView } from '#src/ui/data/DataView.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { areTermsConfirmed, TermsField } from '#src/wizard/fields/TermsField.tsx';
import { useLeaving } from '#src/wizard/LeavingContext.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { getWizardStep } from '../steps/steps.ts';
import { Cover } from './Cover.tsx';
import type { CompletionProps } from './completion.props.ts';
import { Summary } from './Summary.tsx';
import { useCompletionPeople } from './useCompletionPeople.ts';

type Values = { bookingRef: string; confirmTermsOfBusiness: boolean };

const isBuying = (state: CompleteTripSnapshot) => state.matches('purchasing');

/** Last page before the purchase: a summary with links back to each part, and the terms. */
export function Details({ flow, completion, setting, chosen }: CompletionProps) {
  const isBusy = useSelector(completion, isBuying);
  const refusal = useSelector(completion, ({ context }) => context.refusal);
  const { bookingRef, passengerIds, delegatedPassengerId } = completion.getSnapshot().context;
  const policyNumber = useSelector(flow, ({ context }) => context.policyNumber);
  const people = useCompletionPeople(completion);
  const namesOf = (ids: readonly string[]) =>
    (people.data ?? []).filter(({ passengerId }) => ids.includes(passengerId)).map(fullName);

  return (
    <WizardForm<Values>
      title="insurance.details.title"
      step={getWizardStep('details', setting)}
      initialValues={{ bookingRef: bookingRef ?? '', confirmTermsOfBusiness: false }}
      validate={createValidator<Values>({
        bookingRef: bookingReferenceProblem,
        confirmTermsOfBusiness: areTermsConfirmed,
      })}
      onSubmit={(values) => {
        if (chosen !== 'there') return undefined;
        completion.send({
          type: 'purchase.confirmed',
          termsConfirmed: values.confirmTermsOfBusiness,
          bookingRef: normalisedBookingReference(values.bookingRef),
        });
        return submitErrors(completion, isBuying, ({ context }) =>
          context.refusal ? { [fieldOf(context.refusal)]: wordsOf(context.refusal) } : {},
        );
      }}
      refused={refusal && wordsOf(refusal)}
      // Block the purchase until the travellers are visible.
      next={chosen === 'there' ? 'insurance.details.submit' : undefined}
      onBack={() => completion.send({ type: 'page.left' })}
      isBusy={isBusy}
      wait={{ text: 'insurance.waiting.purchase' }}
      asked={<TermsField />}
    >
      {chosen === 'missing' ? <BackForTheMissing completion={completion} /> : null}
      <Cover flow={flow} policy={setting.policies.find((held) => held.externalPolicyNumber === policyNumber)} />
      <Summary
        flow={flow}
        travellers={namesOf(passengerIds)}
        inDoubt={chosen === 'there' ? null : <WhoTravels people={people} />}
        contact={namesOf(delegatedPassengerId ? [delegatedPassengerId] : [])[0]}
        changes={{
          isFixed: isBusy,
          onTrip: () => completion.send({ type: 'trip.reopened' }),
          onFlights: () => completion.send({ type: 'flights.reopened' }),
          onTravellers: () => completion.send({ type: 'page.left' }),
        }}
      />
      <TextField
        name="bookingRef"
        label="insurance.details.booking"
        hint="insurance.details.booking.hint"
        autoComplete="off"
        refused={refusal?.kind === 'fields' ? wordsOf(refusal) : null}
      />
    </WizardForm>
  );
}

/** Returns to the travellers if one of them was deleted, so that the purchase does not include them. */
function BackForTheMissing({ completion }: Pick<CompletionProps, 'completion'>) {
  const leave = useLeaving();
  const isHere = useSelector(completion, (state) => state.matches('details'));
  const goBack = useEffectEvent(() => leave(() => completion.send({ type: 'page.left' })));
  useEffect(() => {
    if (isHere) goBack();
  }, [isHere]);

  return null;
}

/** Shown in place of the travellers while the list of passengers loads or after it failed. */
function WhoTravels({ people }: { people: ReturnType<typeof useCompletionPeople> }) {
  const hasFailed = people.view === 'failed' || people.view === 'stale';

  return (
    <DataView
      reading={{ ...people, view: hasFailed ? 'failed' : 'loading' }}
      failed="passengers.failed"
      isEmpty={() => false}
      empty="passengers.empty"
      skeleton={<Lines count={1} />}
    >
      {() => null}
    </DataView>
  );
}

/** Only the booking reference can show its own error; all others belong to the form. */
const fieldOf = ({ kind }: Reaction) => (kind === 'fields' ? 'bookingRef' : '_error');

/** Every refusal except of the reference reads as a refused purchase. */
function wordsOf(refusal: Reaction): Exclude<Words, string> {
  if (refusal.kind === 'fields') return { id: 'validation.booking_reference', values: {} };
  if (refusal.kind === 'warning') {
    return {
      id: 'insurance.refused.why',
      values: {
        problem: [
          <span key="code">
            <FormattedMessage id={textOfCode(refusal.code)} />
            <Gap />
          </span>,
          ...(refusal.messages ?? []).map((id) => (
            <span key={id}>
              <FieldMessage id={id} />
              <Gap />
            </span>
          )),
        ],
        general: <FormattedMessage key="general" id="errors.general" />,
      },
    };
  }
  if ('code' in refusal && refusal.code) return { id: textOfCode(refusal.code), values: {} };
  const message = refusal.kind === 'error' ? refusal.message : undefined;
  return message ? { id: 'insurance.refused', values: { message } } : { id: 'errors.unknown', values: {} };
}
