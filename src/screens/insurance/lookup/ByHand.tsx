import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/flightLookup.machine.ts';
import { flightNumberProblem, normalisedFlightNumber } from '#rules/trips/flightNumber.ts';
import { useAirports } from '#src/api/content/useAirports.ts';
import { ChoiceField } from '#src/forms/choices/ChoiceField.tsx';
import { DateTimeField } from '#src/forms/days/DateTimeField.tsx';
import { minute } from '#src/forms/days/dayRules.tsx';
import { settled } from '#src/forms/submitTo.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { stepOf } from '../steps.ts';
import type { LookupProps } from './Lookup.tsx';

type Values = { flightNumber: string; embarkDateTime: string; origin: string };

const isWorking = (state: FlightLookupSnapshot) => state.hasTag('working');

const atItsField = ({ context: { problems } }: FlightLookupSnapshot) => {
  const { embarkDate, ...others } = problems;
  return embarkDate ? { ...others, embarkDateTime: embarkDate } : others;
};

/** A flight that the carriers do not know, as its traveller does. */
export function ByHand({ lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const isBusy = useSelector(lookup, isWorking);
  const { request, byHand } = lookup.getSnapshot().context;
  const { airports, list, retry } = useAirports();

  return (
    <WizardForm<Values>
      title="insurance.hand.title"
      step={stepOf('flights', setting)}
      initialValues={{
        flightNumber: byHand?.flightNumber ?? request.flightNumber,
        embarkDateTime: byHand?.embarkDateTime ?? '',
        origin: byHand?.origin ?? '',
      }}
      validate={validateWith<Values>({
        flightNumber: flightNumberProblem,
        embarkDateTime: minute({ missing: 'validation.departure_time', now: `${setting.today} 00:00` }),
        origin: filled('validation.origin'),
      })}
      onSubmit={({ flightNumber, embarkDateTime, origin }) => {
        lookup.send({
          type: 'flight.entered',
          flightNumber: normalisedFlightNumber(flightNumber),
          embarkDateTime,
          origin,
          originAirport: airports.find(({ value }) => value === origin)?.name ?? origin,
        });
        return settled(lookup, isWorking, atItsField);
      }}
      next="insurance.hand.submit"
      onBack={() => lookup.send({ type: 'page.left' })}
      isBusy={isBusy}
    >
      {children}
      <p>
        <FormattedMessage id="insurance.hand.body" values={{ flight: request.flightNumber }} />
      </p>
      <TextField name="flightNumber" label="insurance.lookup.number" autoComplete="off" />
      <DateTimeField name="embarkDateTime" label="insurance.hand.departure" first={`${setting.today} 00:00`} />
      <ChoiceField
        name="origin"
        label="insurance.hand.origin"
        hint="insurance.hand.origin.hint"
        choices={airports}
        list={list}
        onRetry={retry}
      />
    </WizardForm>
  );
}
