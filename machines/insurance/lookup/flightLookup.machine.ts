import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { type Direction, type FoundFlight, type TripDraftItem, toDraftItem } from '#rules/insurance/tripTypes.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  fieldProblems,
  getReaction,
  isRefused,
  isRefusedForFields,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
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
  toFlightQuestion,
} from './flightChecks.ts';
import { findMovedFlights, findRefusal, hasTimeChanged, toConfirmedFlights, toDayProblems } from './otherDays.ts';

export type FlightLookupEvent =
  | ({ type: 'flight.described' } & FlightRequest)
  | ({ type: 'flight.entered' } & FlightByHand)
  | { type: 'flight.recognised' }
  | { type: 'flights.chosen'; flights: FoundFlight[] }
  | { type: 'wait.ended' }
  | { type: 'page.left' };

type Entries = {
  request: FlightRequest;
  byHand: FlightByHand | null;
  found: FoundFlight[];
};

export type FlightLookupDraft = Entries & { page: 'describing' | 'entering' | 'showing' | 'choosing' };

type FlightLookupInput = LookupConstraints & { request: FlightRequest; draft: FlightLookupDraft | null };

type FlightLookupContext = LookupConstraints &
  Entries & {
    page: FlightLookupDraft['page'];
    /** The matching flights that the traveller chose, each on its chosen day. */
    chosen: FoundFlight[];
    problems: LookupProblems;
    item: TripDraftItem | null;
  };

export type FlightLookupOutput =
  /** `draft`: where the flight was found, so that the traveller can return to it. */
  | { kind: 'found'; item: TripDraftItem; policyNumber: string; draft: FlightLookupDraft }
  | { kind: 'left'; draft: FlightLookupDraft };

/**
 * Looks up one flight of a trip: at the carriers or, for travellers who may, entered by hand.
 *
 * If the answer to a manual entry is lost, the flight is looked up again rather than entered twice; a match counts only
 * if it departs at the entered time. The traveller must confirm a flight before it is added. If they choose another
 * day, the flight is looked up for that day and shown again if its departure time differs.
 */
export const flightLookupMachine = setup({
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
    noteDays: assign({ problems: ({ context }, answers: FlightsChecked[]) => toDayProblems(answers, context) }),
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
}).createMachine({
  id: 'flightLookup',
  context: ({ input: { draft, request, ...constraints } }) => ({
    ...constraints,
    request: draft?.request ?? request,
    byHand: draft?.byHand ?? null,
    found: draft?.found ?? [],
    page: draft?.page ?? 'describing',
    chosen: [],
    problems: {},
    item: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: { type: 'wasAt', params: 'entering' }, target: 'entering' },
        { guard: { type: 'wasAt', params: 'showing' }, target: 'showing' },
        { guard: { type: 'wasAt', params: 'choosing' }, target: 'choosing' },
        { target: 'describing' },
      ],
    },
    describing: {
      entry: assign({ page: 'describing', byHand: null, found: [] }),
      exit: assign({ problems: {} }),
      on: {
        'flight.described': {
          target: 'checking',
          actions: assign({ request: ({ event: { type: _, ...request } }) => request }),
        },
        'page.left': 'left',
      },
    },
    checking: {
      tags: 'working',
      invoke: {
        id: 'checkFlight',
        src: 'checkFlight',
        input: ({ context }) => toFlightQuestion(context),
        onDone: [
          { guard: withOutput('mayEnterByHand'), target: 'entering' },
          {
            guard: withOutput('isWrong'),
            target: 'restoring',
            actions: assign({ problems: ({ context, event }) => toCheckProblems(event.output, context) }),
          },
          { guard: withOutput('isUncheckable'), target: 'restoring', actions: 'announceUncheckable' },
          { guard: isRefused, target: 'restoring', actions: react },
          {
            guard: withOutput('isOne'),
            target: 'showing',
            actions: assign({ found: ({ context, event }) => listNewFlights(event.output, context) }),
          },
          {
            target: 'choosing',
            actions: assign({ found: ({ context, event }) => listNewFlights(event.output, context) }),
          },
        ],
        onError: { target: 'restoring', actions: 'announceUnanswered' },
      },
      on: { 'wait.ended': 'restoring' },
    },
    showing: {
      entry: assign({ page: 'showing' }),
      on: {
        'flight.recognised': { target: 'found', actions: assign({ item: ({ context }) => itemOf(context.found) }) },
        'page.left': [{ guard: 'wasEnteredByHand', target: 'entering' }, { target: 'describing' }],
      },
    },
    entering: {
      entry: assign({ page: 'entering', found: [] }),
      exit: assign({ problems: {} }),
      on: {
        'flight.entered': {
          target: 'creating',
          actions: assign({ byHand: ({ event: { type: _, ...byHand } }) => byHand }),
        },
        'page.left': 'describing',
      },
    },
    creating: {
      tags: 'working',
      invoke: {
        id: 'createFlight',
        src: 'createFlight',
        input: ({ context: { request, byHand } }) => ({
          ...(byHand as FlightByHand),
          policyNumber: request.policyNumber,
          direction: request.direction,
        }),
        onDone: [
          { guard: isRefusedForFields, target: 'entering', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'entering', actions: react },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    choosing: {
      entry: assign({ page: 'choosing', chosen: [] }),
      exit: assign({ problems: {} }),
      on: {
        'flights.chosen': [
          {
            guard: { type: 'fitsOnOtherDays', params: ({ event }) => event.flights },
            target: 'confirming',
            actions: assign({ chosen: ({ event }) => event.flights }),
          },
          {
            guard: { type: 'fits', params: ({ event }) => event.flights },
            target: 'found',
            actions: assign({ item: ({ event }) => itemOf(event.flights) }),
          },
        ],
        'page.left': [{ guard: 'wasEnteredByHand', target: 'entering' }, { target: 'describing' }],
      },
    },
    confirming: {
      tags: 'working',
      invoke: {
        id: 'confirmFlights',
        src: 'confirmFlights',
        input: ({ context }) => ({
          questions: findMovedFlights(context).map(({ embarkDate }) => ({ ...toFlightQuestion(context), embarkDate })),
        }),
        onDone: [
          {
            guard: withOutput('isADayUncheckable'),
            target: 'choosing',
            actions: [withOutput('noteDays'), 'announceUncheckable'],
          },
          {
            guard: withOutput('isADayRefused'),
            target: 'choosing',
            actions: [
              withOutput('noteDays'),
              {
                type: 'react',
                params: ({ event }) => ({ reaction: getReaction(findRefusal(event.output) as Refused) }),
              },
            ],
          },
          { guard: withOutput('isADayWrong'), target: 'choosing', actions: withOutput('noteDays') },
          {
            guard: withOutput('isAtAnotherTime'),
            target: 'showing',
            actions: assign({ found: ({ context, event }) => toConfirmedFlights(event.output, context) }),
          },
          {
            target: 'found',
            actions: assign({ item: ({ context, event }) => itemOf(toConfirmedFlights(event.output, context)) }),
          },
        ],
        onError: { target: 'choosing', actions: 'announceUnanswered' },
      },
      on: { 'wait.ended': 'choosing' },
    },
    found: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) =>
    context.item
      ? { kind: 'found', item: context.item, policyNumber: context.request.policyNumber, draft: draftOf(context) }
      : { kind: 'left', draft: draftOf(context) },
});

export type FlightLookupActor = ActorRefFrom<typeof flightLookupMachine>;
export type FlightLookupSnapshot = SnapshotFrom<typeof flightLookupMachine>;

/** Returns the draft of a look-up. Pages that wait for an answer are not stored. */
export const toFlightLookupDraft = ({ context }: FlightLookupSnapshot): FlightLookupDraft => draftOf(context);

const draftOf = ({ page, request, byHand, found }: FlightLookupContext): FlightLookupDraft => ({
  page,
  request,
  byHand,
  found,
});

const itemOf = ([first, ...others]: FoundFlight[]) => (first ? toDraftItem([first, ...others]) : null);
