import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { flightNumberProblem, normalisedFlightNumber } from '#rules/trips/flightNumber.ts';
import { leavesAt } from '#rules/trips/insuring.ts';
import { useAirports } from '#src/api/content/useAirports.ts';
import { ChoiceField } from '#src/forms/choices/ChoiceField.tsx';
import { DateField } from '#src/forms/days/DateField.tsx';
import { time } from '#src/forms/days/dayRules.tsx';
import { TimeField } from '#src/forms/days/TimeField.tsx';
import { settled } from '#src/forms/submitTo.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import { useSessionEnd } from '#src/session/useSessionEnd.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { stepOf } from '../steps.ts';
import { flightDay, offered } from './days.tsx';
import type { LookupProps } from './Lookup.tsx';
import { problemsOf } from './problems.ts';

type Values = { flightNumber: string; embarkDate: string; embarkTime: string; origin: string };

const judgeTime = time('validation.departure_time');

const isWorking = (state: FlightLookupSnapshot) => state.hasTag('working');

/** A flight that the carriers do not know, as its traveller does. Number and day are those that were looked up. */
export function ByHand({ lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const isBusy = useSelector(lookup, isWorking);
  const { context } = lookup.getSnapshot();
  const { request, byHand } = context;
  const { airports, list, error, retry } = useAirports();
  useSessionEnd(error);

  return (
    <WizardForm<Values>
      title="insurance.hand.title"
      step={stepOf('flights', setting)}
      initialValues={{
        flightNumber: byHand?.flightNumber ?? request.flightNumber,
        embarkDate: byHand?.embarkDate ?? request.embarkDate,
        embarkTime: byHand?.embarkTime ?? '',
        origin: byHand?.origin ?? '',
      }}
      validate={validateWith<Values>({
        flightNumber: flightNumberProblem,
        embarkDate: flightDay(setting, context, {
          missing: 'validation.departure_date',
          leaves: (embarkDate, { embarkTime = '' }) =>
            judgeTime(embarkTime, {}) ? embarkDate : leavesAt({ embarkDate, embarkTime }),
        }),
        embarkTime: judgeTime,
        origin: filled('validation.origin'),
      })}
      onSubmit={({ flightNumber, embarkDate, embarkTime, origin }) => {
        lookup.send({
          type: 'flight.entered',
          flightNumber: normalisedFlightNumber(flightNumber),
          embarkDate,
          embarkTime,
          origin,
          originAirport: airports.find(({ value }) => value === origin)?.name ?? origin,
        });
        return settled(lookup, isWorking, problemsOf);
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
      <DateField name="embarkDate" label="insurance.lookup.date" {...offered(setting, context)} />
      <TimeField name="embarkTime" label="insurance.hand.departure" />
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
