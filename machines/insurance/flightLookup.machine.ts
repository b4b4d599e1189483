import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import {
  type Direction,
  draftItemOf,
  type FlightType,
  type FoundFlight,
  isSameFlight,
  leavesAt,
  orderProblem,
  type TripDraftItem,
} from '#rules/trips/insuring.ts';
import type { FieldProblem, Reaction } from '#schema/classify.ts';

import { codeIn, problemsIn, type Refused, reactionIn } from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

export type FlightRequest = { policyNumber: string; flightNumber: string; embarkDate: string; direction: Direction };

/** A flight that the carriers do not know, as its traveller does. `YYYY-MM-DD` and `HH:mm`, UTC. */
export type FlightByHand = {
  flightNumber: string;
  embarkDate: string;
  embarkTime: string;
  origin: string;
  originAirport: string;
};

export type FlightsChecked = { kind: 'checked'; status: number; flights: FoundFlight[] } | Refused;
export type FlightCreated = { kind: 'created' } | Refused;

export type FlightLookupEvent =
  | ({ type: 'flight.described' } & FlightRequest)
  | ({ type: 'flight.entered' } & FlightByHand)
  | { type: 'flights.chosen'; flights: FoundFlight[] }
  | { type: 'page.left' };

type Setting = {
  /** What the flight is to its trip. */
  flightType: FlightType;
  /** How many flights the trip still takes. */
  room: number;
  /** The flights that the trip has. */
  taken: FoundFlight[];
  /** May go on with a flight that the carriers do not know. */
  chartered: boolean;
};

type Entries = {
  request: FlightRequest;
  byHand: FlightByHand | null;
  /** What matched, where several did. */
  found: FoundFlight[];
};

/** Where a look-up was left. */
export type FlightLookupDraft = Entries & { page: 'describing' | 'entering' | 'choosing' };

type FlightLookupInput = Setting & { request: FlightRequest; draft: FlightLookupDraft | null };

/** Of a field, why the insurer refuses it, or the id of a text. */
export type LookupProblems = Record<string, FieldProblem | OrderProblem>;
type OrderProblem = NonNullable<ReturnType<typeof orderProblem>>;

type FlightLookupContext = Setting &
  Entries & { page: FlightLookupDraft['page']; problems: LookupProblems; item: TripDraftItem | null };

export type FlightLookupOutput = { kind: 'found'; item: TripDraftItem; policyNumber: string } | { kind: 'left' };

/**
 * Looks up one flight of a trip: as the carriers know it or, for who may, by hand.
 *
 * A leg or a way back counts only if the insurer answered 200. Nobody hears whether a flight was entered by hand if the answer
 * is lost, so it is looked up again rather than entered twice.
 */
export const flightLookupMachine = setup({
  types: {} as {
    context: FlightLookupContext;
    events: FlightLookupEvent;
    input: FlightLookupInput;
    output: FlightLookupOutput;
  },
  actors: {
    checkFlight: promisePort<FlightsChecked, FlightRequest & { flightType: FlightType; origin?: string }>(
      'checkFlight',
    ),
    createFlight: promisePort<FlightCreated, FlightByHand & { policyNumber: string; direction: Direction }>(
      'createFlight',
    ),
  },
  actions: {
    react: actionPort<{ reaction: Reaction }>('react'),
    announceUncheckable: actionPort('announceUncheckable'),
    announceUnanswered: actionPort('announceUnanswered'),
  },
  guards: {
    wasAt: ({ context }, page: FlightLookupDraft['page']) => context.page === page,
    wasEnteredByHand: ({ context }) => context.byHand !== null,
    mayEnterByHand: ({ context }, answer: FlightsChecked) =>
      context.chartered && !context.byHand && isUnknown(answer, context),
    isUnknown: ({ context }, answer: FlightsChecked) => isUnknown(answer, context),
    isRefusedForFields: (_, answer: FlightsChecked | FlightCreated) =>
      answer.kind === 'refused' && answer.reaction.kind === 'fields',
    isUncheckable: (_, answer: FlightsChecked) => answer.kind === 'refused' && answer.reaction.kind === 'error',
    isRefused: (_, answer: FlightsChecked | FlightCreated) => answer.kind === 'refused',
    isTaken: ({ context }, answer: FlightsChecked) => freshIn(answer, context).length === 0,
    isOutOfOrder: ({ context }, answer: FlightsChecked) => orderProblemOf(freshIn(answer, context), context) !== null,
    isOne: ({ context }, answer: FlightsChecked) => freshIn(answer, context).length === 1,
    fits: ({ context }, flights: FoundFlight[]) =>
      flights.length > 0 &&
      flights.length <= context.room &&
      !flights.some((flight) => isTaken(flight, context.taken) || orderProblemOf([flight], context)),
  },
}).createMachine({
  id: 'flightLookup',
  context: ({ input: { draft, request, ...setting } }) => ({
    ...setting,
    request: draft?.request ?? request,
    byHand: draft?.byHand ?? null,
    found: draft?.found ?? [],
    page: draft?.page ?? 'describing',
    problems: {},
    item: null,
  }),
  initial: 'paging',
  states: {
    // Back to the page that the customer is on, or was on another day.
    paging: {
      always: [
        { guard: { type: 'wasAt', params: 'entering' }, target: 'entering' },
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
        input: ({ context: { request, byHand, flightType } }) => ({
          ...request,
          flightType,
          ...(byHand && {
            flightNumber: byHand.flightNumber,
            embarkDate: byHand.embarkDate,
            origin: byHand.origin,
          }),
        }),
        onDone: [
          { guard: { type: 'mayEnterByHand', params: ({ event }) => event.output }, target: 'entering' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'paging',
            actions: assign({ problems: { flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' } }),
          },
          {
            guard: { type: 'isRefusedForFields', params: ({ event }) => event.output },
            target: 'paging',
            actions: assign({ problems: ({ event }) => problemsIn(event.output) }),
          },
          {
            guard: { type: 'isUncheckable', params: ({ event }) => event.output },
            target: 'paging',
            actions: 'announceUncheckable',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'paging',
            actions: { type: 'react', params: ({ event }) => ({ reaction: reactionIn(event.output) }) },
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'paging',
            actions: assign({ problems: { flightNumber: 'DUPLICATE_FLIGHT' } }),
          },
          {
            guard: { type: 'isOutOfOrder', params: ({ event }) => event.output },
            target: 'paging',
            actions: assign({ problems: ({ context, event }) => misordered(event.output, context) }),
          },
          {
            guard: { type: 'isOne', params: ({ event }) => event.output },
            target: 'found',
            actions: assign({ item: ({ context, event }) => itemOf(freshIn(event.output, context)) }),
          },
          {
            target: 'choosing',
            actions: assign({ found: ({ context, event }) => freshIn(event.output, context) }),
          },
        ],
        onError: { target: 'paging', actions: 'announceUnanswered' },
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
          {
            guard: { type: 'isRefusedForFields', params: ({ event }) => event.output },
            target: 'entering',
            actions: assign({ problems: ({ event }) => problemsIn(event.output) }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'react', params: ({ event }) => ({ reaction: reactionIn(event.output) }) },
          },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    choosing: {
      entry: assign({ page: 'choosing' }),
      on: {
        'flights.chosen': {
          guard: { type: 'fits', params: ({ event }) => event.flights },
          target: 'found',
          actions: assign({ item: ({ event }) => itemOf(event.flights) }),
        },
        'page.left': [{ guard: 'wasEnteredByHand', target: 'entering' }, { target: 'describing' }],
      },
    },
    found: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { item, request } }) =>
    item ? { kind: 'found', item, policyNumber: request.policyNumber } : { kind: 'left' },
});

export type FlightLookupActor = ActorRefFrom<typeof flightLookupMachine>;
export type FlightLookupSnapshot = SnapshotFrom<typeof flightLookupMachine>;

/** What to keep of a look-up for another day; a page on which an answer is waited for is not left. */
export const flightLookupDraftOf = ({ context }: FlightLookupSnapshot): FlightLookupDraft => ({
  page: context.page,
  request: context.request,
  byHand: context.byHand,
  found: context.found,
});

function isUnknown(answer: FlightsChecked, { flightType }: Setting): boolean {
  if (answer.kind === 'refused') return codeIn(answer) === 'FLIGHT_SCHEDULE_NOT_FOUND';
  return answer.flights.length === 0 || (flightType !== 'main' && answer.status !== 200);
}

const itemOf = ([first, ...others]: FoundFlight[]) => (first ? draftItemOf([first, ...others]) : null);

/** What was found but for what the trip has already. */
const freshIn = (answer: FlightsChecked, { taken }: Setting): FoundFlight[] =>
  answer.kind === 'checked' ? answer.flights.filter((flight) => !isTaken(flight, taken)) : [];

/** What is wrong with the order of the trip, whichever of these flights it is. */
function orderProblemOf(flights: readonly FoundFlight[], { flightType, taken }: Setting): OrderProblem | null {
  const problems = flights.map((flight) => orderProblem(leavesAt(flight), flightType, taken));
  return problems.includes(null) ? null : (problems[0] ?? null);
}

function misordered(answer: FlightsChecked, setting: Setting): LookupProblems {
  const embarkDate = orderProblemOf(freshIn(answer, setting), setting);
  return embarkDate ? { embarkDate } : {};
}

/** Whether a trip has a flight already. */
export const isTaken = (flight: FoundFlight, taken: readonly FoundFlight[]): boolean =>
  taken.some((other) => isSameFlight(flight, other));
