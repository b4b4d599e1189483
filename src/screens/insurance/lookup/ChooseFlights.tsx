import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { isTaken } from '#machines/insurance/lookup/flightChecks.ts';
import type { FlightLookupSnapshot } from '#machines/insurance/lookup/flightLookup.machine.ts';
import { type FoundFlight, findRouteGap, formatDeparture } from '#rules/insurance/tripTypes.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator, type Rules } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { inOrder } from '#src/forms/validators.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { reveal } from '#src/wizard/parts/reveal.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { getWizardStep } from '../steps/steps.ts';
import { flightDay, offered } from './days.tsx';
import { FoundDay } from './found/FoundDay.tsx';
import { Break } from './found/FoundFlight.tsx';
import { FoundOption } from './found/FoundOption.tsx';
import type { LookupProps } from './lookup.props.ts';
import { toLookupProblems } from './problems.ts';

type Values = { isSelected: string | readonly string[]; depDate: readonly string[] };

const found = ({ context }: FlightLookupSnapshot) => context.found;
const isConfirming = (state: FlightLookupSnapshot) => state.matches('confirming');

const chosenIn = (selected: Values['isSelected'] = []): readonly string[] =>
  typeof selected === 'string' ? [selected].filter((at) => at !== '') : selected;

/**
 * Lists the flights with the same number, to choose from: one if the trip takes only one more, else several. The user
 * can ask for another day.
 */
export function ChooseFlights({ lookup, setting, children }: LookupProps & { children: ReactNode }) {
  const flights = useSelector(lookup, found);
  const isBusy = useSelector(lookup, isConfirming);
  const { context } = lookup.getSnapshot();
  const { room, taken, flightType } = context;
  const isOne = room === 1;
  const Group = isOne ? ChoiceGroup : CheckGroup;

  return (
    <WizardForm<Values>
      title="insurance.choose.title"
      step={getWizardStep('flights', setting)}
      initialValues={{ isSelected: isOne ? '' : [], depDate: flights.map(({ embarkDate }) => embarkDate) }}
      validate={createValidator<Values>(({ isSelected, depDate = [] }) => ({
        isSelected: (chosen) => {
          const { length } = chosenIn(chosen);
          return length === 0
            ? 'blink_it.one_flight'
            : length > room
              ? problem('insurance.choose.too_many', { room })
              : null;
        },
        ...(Object.fromEntries(
          chosenIn(isSelected).map((at) => [
            `depDate.${at}`,
            inOrder(
              flightDay(setting, context, {
                missing: 'validation.date_for_selected_flight',
                leaves: () => formatDeparture(onDay(flights, depDate, Number(at))),
              }),
              () => (isTaken(onDay(flights, depDate, Number(at)), taken) ? textOfCode('DUPLICATE_FLIGHT') : null),
            ),
          ]),
        ) as Rules<Values>),
      }))}
      onSubmit={({ isSelected, depDate }) => {
        const chosen = chosenIn(isSelected).map((at) => onDay(flights, depDate, Number(at)));
        lookup.send({ type: 'flights.chosen', flights: chosen });
        return submitErrors(lookup, isConfirming, toLookupProblems);
      }}
      next="insurance.choose.submit"
      onBack={() => lookup.send({ type: 'page.left' })}
      isBusy={isBusy}
      wait={{ text: 'insurance.waiting.lookup', onStop: () => lookup.send({ type: 'wait.ended' }) }}
    >
      <Group
        name="isSelected"
        label="insurance.choose.label"
        asCards
        options={flights.map((flight, at) => ({
          value: String(at),
          label: <FoundOption flight={flight} asked={context} />,
        }))}
      >
        {(at, isChosen) => {
          const flight = flights[Number(at)];
          const gap = isChosen && flight ? findRouteGap(flight, flightType, taken) : null;
          return isChosen && flight ? (
            <>
              {gap ? (
                <div ref={reveal}>
                  <Break {...gap} />
                </div>
              ) : null}
              <FoundDay name={`depDate.${at}`} lookedUp={flight.embarkDate} days={offered(setting, context)} />
            </>
          ) : null;
        }}
      </Group>
      {children}
    </WizardForm>
  );
}

function onDay(flights: readonly FoundFlight[], days: readonly string[], at: number): FoundFlight {
  const flight = flights[at];
  if (!flight) throw new Error(`There is no flight ${at}`);
  return { ...flight, embarkDate: days[at] ?? flight.embarkDate };
}
