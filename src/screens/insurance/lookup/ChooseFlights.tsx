import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { isTaken } from '#machines/insurance/lookup/flightChecks.ts';
import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { type FoundFlight, leavesAt } from '#rules/insurance/insuring.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import { DateField } from '#src/forms/days/DateField.tsx';
import { problem } from '#src/forms/problems.ts';
import type { Words } from '#src/forms/Say.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { type Rules, validateWith } from '#src/forms/validateWith.ts';
import { inOrder } from '#src/forms/validators.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { stepOf } from '../steps/steps.ts';
import { flightDay, offered } from './days.tsx';
import type { LookupProps } from './Lookup.tsx';
import { problemsOf } from './problems.ts';

type Values = { isSelected: readonly string[]; depDate: readonly string[] };

const found = ({ context }: FlightLookupSnapshot) => context.found;
const isConfirming = (state: FlightLookupSnapshot) => state.matches('confirming');

/** Several flights go by that number: which are meant, and on which day. Another day than was looked up is asked after. */
export function ChooseFlights({ flow, lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const flights = useSelector(lookup, found);
  const isBusy = useSelector(lookup, isConfirming);
  const { context } = lookup.getSnapshot();
  const { room, taken } = context;
  const tooMany: Words =
    flow.getSnapshot().context.tripType === 'return'
      ? 'insurance.choose.one_each_way'
      : problem('insurance.choose.too_many', { room });

  return (
    <WizardForm<Values>
      title="insurance.choose.title"
      step={stepOf('flights', setting)}
      initialValues={{ isSelected: [], depDate: flights.map(({ embarkDate }) => embarkDate) }}
      validate={validateWith<Values>(({ isSelected = [], depDate = [] }) => ({
        isSelected: (chosen) => (chosen.length === 0 ? 'blink_it.one_flight' : chosen.length > room ? tooMany : null),
        ...(Object.fromEntries(
          isSelected.map((at) => [
            `depDate.${at}`,
            inOrder(
              flightDay(setting, context, {
                missing: 'validation.date_for_selected_flight',
                leaves: () => leavesAt(onDay(flights, depDate, Number(at))),
              }),
              () => (isTaken(onDay(flights, depDate, Number(at)), taken) ? textOfCode('DUPLICATE_FLIGHT') : null),
            ),
          ]),
        ) as Rules<Values>),
      }))}
      onSubmit={({ isSelected, depDate }) => {
        lookup.send({ type: 'flights.chosen', flights: isSelected.map((at) => onDay(flights, depDate, Number(at))) });
        return submitErrors(lookup, isConfirming, problemsOf);
      }}
      next="insurance.choose.submit"
      onBack={() => lookup.send({ type: 'page.left' })}
      isBusy={isBusy}
    >
      {children}
      <CheckGroup
        name="isSelected"
        label="insurance.choose.label"
        options={flights.map(({ originAirport, destinationAirport, flightNumber, embarkTime }, at) => ({
          value: String(at),
          label: (
            <FormattedMessage
              id="insurance.choose.flight"
              values={{ origin: originAirport, destination: destinationAirport }}
            />
          ),
          description: (
            <FormattedMessage id="insurance.choose.times" values={{ flight: flightNumber, time: embarkTime }} />
          ),
        }))}
      >
        {(at, isChosen) =>
          isChosen ? (
            <DateField name={`depDate.${at}`} label="insurance.choose.date" {...offered(setting, context)} />
          ) : null
        }
      </CheckGroup>
    </WizardForm>
  );
}

function onDay(flights: readonly FoundFlight[], days: readonly string[], at: number): FoundFlight {
  const flight = flights[at];
  if (!flight) throw new Error(`There is no flight ${at}`);
  return { ...flight, embarkDate: days[at] ?? flight.embarkDate };
}
