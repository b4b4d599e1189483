import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { flightNumberProblem, normalisedFlightNumber } from '#rules/trips/flightNumber.ts';
import { useAirports } from '#src/api/content/useAirports.ts';
import { ChoiceField } from '#src/forms/choices/ChoiceField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { DateField } from '#src/forms/days/DateField.tsx';
import { day, time } from '#src/forms/days/dayRules.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { useSessionEnd } from '#src/session/useSessionEnd.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { getWizardStep } from '../steps/steps.ts';
import { DepartureFields } from './DepartureFields.tsx';
import { flightDay, offered } from './days.tsx';
import { type Entered, getAirportClocks, toDeparture, toEnteredDeparture } from './departure.ts';
import type { LookupProps } from './lookup.props.ts';
import { problemsByHand } from './problemsByHand.ts';
import { useAirportChoices } from './useAirportChoices.ts';

type Values = Entered & { flightNumber: string };

const missing = 'validation.departure_date';
const judgeTime = time('validation.departure_time');

const isWorking = (state: FlightLookupSnapshot) => state.hasTag('working');

export default function ByHand({ lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const isBusy = useSelector(lookup, isWorking);
  // A flight that is being created cannot be cancelled; the next step checks it.
  const isChecking = useSelector(lookup, (state) => state.matches('checking'));
  const { context } = lookup.getSnapshot();
  const { request, byHand } = context;
  const { airports, list, error, retry } = useAirports();
  const choices = useAirportChoices(airports);
  useSessionEnd(error);

  return (
    <WizardForm<Values>
      title="insurance.hand.title"
      step={getWizardStep('flights', setting)}
      initialValues={{
        flightNumber: byHand?.flightNumber ?? request.flightNumber,
        ...(byHand
          ? toEnteredDeparture(byHand)
          : { embarkDate: request.embarkDate, localTime: '', origin: '', pass: 'first' }),
      }}
      validate={createValidator<Values>({
        flightNumber: flightNumberProblem,
        origin: filled('validation.origin'),
        embarkDate: (embarkDate, values) => {
          const departure = toDeparture({ ...values, embarkDate });
          if (!departure) return day({ missing })(embarkDate, {});
          const { date, time } = departure.utc;
          return flightDay<Values>(setting, context, {
            missing,
            leaves: () => `${date} ${time}`,
            clocks: ({ origin }) => getAirportClocks(origin),
          })(embarkDate, values);
        },
        localTime: judgeTime,
      })}
      onSubmit={({ flightNumber, ...entered }) => {
        const { origin } = entered;
        const departure = toDeparture(entered);
        if (!departure) return undefined;
        lookup.send({
          type: 'flight.entered',
          flightNumber: normalisedFlightNumber(flightNumber),
          embarkDate: departure.utc.date,
          embarkTime: departure.utc.time,
          origin,
          originAirport: airports.find(({ value }) => value === origin)?.name ?? origin,
        });
        return submitErrors(lookup, isWorking, problemsByHand);
      }}
      next="insurance.hand.submit"
      onBack={() => lookup.send({ type: 'page.left' })}
      isBusy={isBusy}
      wait={{
        text: 'insurance.waiting.lookup',
        ...(isChecking && { onStop: () => lookup.send({ type: 'wait.ended' }) }),
      }}
    >
      <p>
        <FormattedMessage id="insurance.hand.body" values={{ flight: request.flightNumber }} />
      </p>
      <TextField name="flightNumber" label="insurance.lookup.number" autoComplete="off" />
      <ChoiceField
        name="origin"
        label="insurance.hand.origin"
        hint="insurance.hand.origin.hint"
        choices={choices}
        list={list}
        onRetry={retry}
      />
      <DayThere setting={setting} lookup={lookup} />
      <DepartureFields />
      {children}
    </WizardForm>
  );
}

/** Uses the local days of the airport once it is chosen. */
function DayThere({ setting, lookup }: Pick<LookupProps, 'setting' | 'lookup'>) {
  const { input } = useField<string>('origin', { subscription: { value: true } });
  const { context } = lookup.getSnapshot();
  const days = offered(setting, context, input.value ? getAirportClocks(input.value) : undefined);

  return <DateField name="embarkDate" label="insurance.lookup.date" {...days} />;
}
