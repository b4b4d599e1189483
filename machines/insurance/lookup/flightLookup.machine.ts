import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { type Direction, draftItemOf, type FoundFlight, type TripDraftItem } from '#rules/trips/insuring.ts';
import type { Reaction } from '#schema/classify.ts';

import { problemsIn, type Refused, reactionIn } from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import {
  type FlightByHand,
  type FlightCreated,
  type FlightQuestion,
  type FlightRequest,
  type FlightsChecked,
  fits,
  freshIn,
  isUnknown,
  type LookupProblems,
  problemsOfCheck,
  questionOf,
  type Setting,
} from './flightChecks.ts';
import { confirmedBy, movedIn, problemsOfDays, refusalIn } from './otherDays.ts';

export type FlightLookupEvent =
  | ({ type: 'flight.described' } & FlightRequest)
  | ({ type: 'flight.entered' } & FlightByHand)
  | { type: 'flights.chosen'; flights: FoundFlight[] }
  | { type: 'page.left' };

type Entries = {
  request: FlightRequest;
  byHand: FlightByHand | null;
  /** What matched, where several did. */
  found: FoundFlight[];
};

/** Where a look-up was left. */
export type FlightLookupDraft = Entries & { page: 'describing' | 'entering' | 'choosing' };

type FlightLookupInput = Setting & { request: FlightRequest; draft: FlightLookupDraft | null };

type FlightLookupContext = Setting &
  Entries & {
    page: FlightLookupDraft['page'];
    /** Of what matched, which are meant, each on the day that was chosen for it. */
    chosen: FoundFlight[];
    problems: LookupProblems;
    item: TripDraftItem | null;
  };

export type FlightLookupOutput = { kind: 'found'; item: TripDraftItem; policyNumber: string } | { kind: 'left' };

/**
 * Looks up one flight of a trip: as the carriers know it or, for who may, by hand.
 *
 * Nobody hears whether a flight was entered by hand if the answer is lost, so it is looked up again rather than entered twice.
 * What is found then is the one that was entered only if it leaves at the time that was.
 * What is chosen for another day than was looked up is looked up for that day, too.
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
    /** Answers each question as `checkFlight` does, in their order; fails if one is not answered. */
    confirmFlights: promisePort<FlightsChecked[], { questions: FlightQuestion[] }>('confirmFlights'),
    createFlight: promisePort<FlightCreated, FlightByHand & { policyNumber: string; direction: Direction }>(
      'createFlight',
    ),
  },
  actions: {
    react: actionPort<{ reaction: Reaction }>('react'),
    announceUncheckable: actionPort('announceUncheckable'),
    announceUnanswered: actionPort('announceUnanswered'),
    noteDays: assign({ problems: ({ context }, answers: FlightsChecked[]) => problemsOfDays(answers, context) }),
  },
  guards: {
    wasAt: ({ context }, page: FlightLookupDraft['page']) => context.page === page,
    wasEnteredByHand: ({ context }) => context.byHand !== null,
    mayEnterByHand: ({ context }, answer: FlightsChecked) =>
      context.chartered && !context.byHand && isUnknown(answer, context),
    isWrong: ({ context }, answer: FlightsChecked) => Object.keys(problemsOfCheck(answer, context)).length > 0,
    isRefusedForFields: (_, answer: FlightCreated) => answer.kind === 'refused' && answer.reaction.kind === 'fields',
    isUncheckable: (_, answer: FlightsChecked | null) => answer?.kind === 'refused' && answer.reaction.kind === 'error',
    isRefused: (_, answer: FlightsChecked | FlightCreated | null) => answer?.kind === 'refused',
    isOne: ({ context }, answer: FlightsChecked) => freshIn(answer, context).length === 1,
    fits: ({ context }, flights: FoundFlight[]) => fits(flights, context),
    fitsOnOtherDays: ({ context }, flights: FoundFlight[]) =>
      fits(flights, context) && movedIn({ ...context, chosen: flights }).length > 0,
    isOnWrongDay: ({ context }, answers: FlightsChecked[]) => Object.keys(problemsOfDays(answers, context)).length > 0,
  },
}).createMachine({
  id: 'flightLookup',
  context: ({ input: { draft, request, ...setting } }) => ({
    ...setting,
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
    // Back to the page that the customer is on, or was on another day.
    restoring: {
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
        input: ({ context }) => questionOf(context),
        onDone: [
          { guard: { type: 'mayEnterByHand', params: ({ event }) => event.output }, target: 'entering' },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'restoring',
            actions: assign({ problems: ({ context, event }) => problemsOfCheck(event.output, context) }),
          },
          {
            guard: { type: 'isUncheckable', params: ({ event }) => event.output },
            target: 'restoring',
            actions: 'announceUncheckable',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'restoring',
            actions: { type: 'react', params: ({ event }) => ({ reaction: reactionIn(event.output) }) },
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
        onError: { target: 'restoring', actions: 'announceUnanswered' },
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
          questions: movedIn(context).map(({ embarkDate }) => ({ ...questionOf(context), embarkDate })),
        }),
        onDone: [
          {
            guard: { type: 'isUncheckable', params: ({ event }) => refusalIn(event.output) },
            target: 'choosing',
            actions: [{ type: 'noteDays', params: ({ event }) => event.output }, 'announceUncheckable'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => refusalIn(event.output) },
            target: 'choosing',
            actions: [
              { type: 'noteDays', params: ({ event }) => event.output },
              {
                type: 'react',
                params: ({ event }) => ({ reaction: reactionIn(refusalIn(event.output) as Refused) }),
              },
            ],
          },
          {
            guard: { type: 'isOnWrongDay', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'noteDays', params: ({ event }) => event.output },
          },
          {
            target: 'found',
            actions: assign({ item: ({ context, event }) => itemOf(confirmedBy(event.output, context)) }),
          },
        ],
        onError: { target: 'choosing', actions: 'announceUnanswered' },
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

const itemOf = ([first, ...others]: FoundFlight[]) => (first ? draftItemOf([first, ...others]) : null);
