import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import type { Direction } from '#rules/insurance/tripTypes.ts';
import { flightNumberProblem, normalisedFlightNumber } from '#rules/trips/flightNumber.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { DateField } from '#src/forms/days/DateField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { getWizardStep } from '../steps/steps.ts';
import { lookupQuestions, textOfDirection } from '../texts.ts';
import { flightDay, offered } from './days.tsx';
import type { LookupProps } from './lookup.props.ts';
import { toLookupProblems } from './problems.ts';

type Values = { policyNumber: string; flightNumber: string; embarkDate: string; direction: string };

const isChecking = (state: FlightLookupSnapshot) => state.matches('checking');

/**
 * Asks for the number and day of a flight, and for its direction on a trip of several flights. A single trip is always
 * outbound; a return trip asks for each way in turn.
 */
export function DescribeFlight({ flow, lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const isBusy = useSelector(lookup, isChecking);
  const { context } = lookup.getSnapshot();
  const { request, flightType, taken } = context;
  const { includePolicy } = setting;
  const { tripType } = flow.getSnapshot().context;

  return (
    <WizardForm<Values>
      title={tripType === 'return' && flightType === 'main' ? 'insurance.lookup.out' : lookupQuestions[flightType]}
      step={getWizardStep('flights', setting)}
      initialValues={request}
      validate={createValidator<Values>({
        ...(includePolicy && { policyNumber: filled('validation.policy_number') }),
        flightNumber: flightNumberProblem,
        embarkDate: flightDay(setting, context, { missing: 'validation.departure_date' }),
      })}
      onSubmit={(values) => {
        lookup.send({
          type: 'flight.described',
          policyNumber: values.policyNumber.trim(),
          flightNumber: normalisedFlightNumber(values.flightNumber),
          embarkDate: values.embarkDate,
          direction: values.direction as Direction,
        });
        return submitErrors(lookup, isChecking, toLookupProblems);
      }}
      next="insurance.lookup.check"
      onBack={() => lookup.send({ type: 'page.left' })}
      isBusy={isBusy}
      wait={{ text: 'insurance.waiting.lookup', onStop: () => lookup.send({ type: 'wait.ended' }) }}
    >
      {includePolicy ? (
        <TextField
          name="policyNumber"
          label="insurance.lookup.policy"
          autoComplete="off"
          disabled={taken.length > 0}
          {...(taken.length > 0 && { hint: 'insurance.lookup.policy.fixed' })}
        />
      ) : null}
      <TextField
        name="flightNumber"
        label="insurance.lookup.number"
        hint="insurance.lookup.number.hint"
        autoComplete="off"
      />
      <DateField name="embarkDate" label="insurance.lookup.date" {...offered(setting, context)} />
      {tripType === 'multi' ? (
        <ChoiceGroup
          name="direction"
          label="insurance.lookup.direction"
          options={(['outbound', 'inbound'] as const).map((direction) => ({
            value: direction,
            label: <FormattedMessage id={textOfDirection[direction]} />,
          }))}
        />
      ) : null}
      {children}
    </WizardForm>
  );
}
