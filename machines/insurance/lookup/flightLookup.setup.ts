import { assign, setup } from 'xstate';

import type { Direction, FoundFlight, TripDraftItem } from '#rules/insurance/tripTypes.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import {
  type FlightByHand,
  type FlightCreated,
  type FlightQuestion,
  type FlightRequest,
  type FlightsChecked,
  fits,
  isUnknown,
  type LookupConstraints,
  type LookupProblems,
  listNewFlights,
  toCheckProblems,
} from './flightChecks.ts';
import type { FlightLookupDraft } from './flightLookup.logic.ts';
import { findMovedFlights, findRefusal, hasTimeChanged, toDayProblems } from './otherDays.ts';

export type FlightLookupEvent =
  | ({ type: 'flight.described' } & FlightRequest)
  | ({ type: 'flight.entered' } & FlightByHand)
  | { type: 'flight.recognised' }
  | { type: 'flights.chosen'; flights: FoundFlight[] }
  | { type: 'wait.ended' }
  | { type: 'page.left' };

type FlightLookupInput = LookupConstraints & { request: FlightRequest; draft: FlightLookupDraft | null };

type FlightLookupContext = LookupConstraints &
  FlightLookupDraft & {
    /** The matching flights that the traveller chose, each on its chosen day. */
    chosen: FoundFlight[];
    problems: LookupProblems;
    item: TripDraftItem | null;
  };

export type FlightLookupOutput =
  /** `draft`: where the flight was found, so that the traveller can return to it. */
  | { kind: 'found'; item: TripDraftItem; policyNumber: string; draft: FlightLookupDraft }
  | { kind: 'left'; draft: FlightLookupDraft };

/** Types, actors, actions and guards of the chart in `flightLookup.machine.ts`. */
export const flightLookupSetup = setup({
  types: {} as {
    context: FlightLookupContext;
    events: FlightLookupEvent;
    input: FlightLookupInput;
    output: FlightLookupOutput;
  },
  actors: {
    checkFlight: promisePort<FlightsChecked, FlightQuestion>('checkFlight'),
    /** Answers each question like `checkFlight`, in order; fails if one answer is missing. */
    confirmFlights: promisePort<FlightsChecked[], { questions: FlightQuestion[] }>('confirmFlights'),
    createFlight: promisePort<FlightCreated, FlightByHand & { policyNumber: string; direction: Direction }>(
      'createFlight',
    ),
  },
  actions: {
    ...refusalPorts,
    announceUncheckable: actionPort('announceUncheckable'),
    storeDayProblems: assign({ problems: ({ context }, answers: FlightsChecked[]) => toDayProblems(answers, context) }),
  },
  guards: {
    ...refusalGuards,
    wasAt: ({ context }, page: FlightLookupDraft['page']) => context.page === page,
    wasEnteredByHand: ({ context }) => context.byHand !== null,
    mayEnterByHand: ({ context }, answer: FlightsChecked) =>
      context.chartered && !context.byHand && isUnknown(answer, context),
    isWrong: ({ context }, answer: FlightsChecked) => Object.keys(toCheckProblems(answer, context)).length > 0,
    isUncheckable: (_, answer: FlightsChecked) => answer.kind === 'refused' && answer.reaction.kind === 'error',
    isOne: ({ context }, answer: FlightsChecked) => listNewFlights(answer, context).length === 1,
    fits: ({ context }, flights: FoundFlight[]) => fits(flights, context),
    fitsOnOtherDays: ({ context }, flights: FoundFlight[]) =>
      fits(flights, context) && findMovedFlights({ ...context, chosen: flights }).length > 0,
    isADayUncheckable: (_, answers: FlightsChecked[]) => findRefusal(answers)?.reaction.kind === 'error',
    isADayRefused: (_, answers: FlightsChecked[]) => findRefusal(answers) !== null,
    isAtAnotherTime: ({ context }, answers: FlightsChecked[]) => hasTimeChanged(answers, context),
    isADayWrong: ({ context }, answers: FlightsChecked[]) => Object.keys(toDayProblems(answers, context)).length > 0,
  },
});
