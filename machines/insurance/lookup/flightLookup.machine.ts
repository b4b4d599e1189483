import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { fieldProblems, isRefused, isRefusedForFields, react, withOutput } from '../../kit/refusals.ts';
import { type FlightByHand, listNewFlights, toCheckProblems, toFlightQuestion } from './flightChecks.ts';
import { type FlightLookupDraft, pickDraft, toItem } from './flightLookup.logic.ts';
import { flightLookupSetup } from './flightLookup.setup.ts';
import { choosing, confirming } from './flightLookup.states.ts';

/**
 * Looks up one flight of a trip: at the carriers or, for travellers who may, entered by hand.
 *
 * If the answer to a manual entry is lost, the flight is looked up again rather than entered twice; a match counts only
 * if it departs at the entered time. The traveller must confirm a flight before it is added. If they choose another
 * day, the flight is looked up for that day and shown again if its departure time differs.
 */
export const flightLookupMachine = flightLookupSetup.createMachine({
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
        'flight.recognised': { target: 'found', actions: assign({ item: ({ context }) => toItem(context.found) }) },
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
    choosing,
    confirming,
    found: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) =>
    context.item
      ? { kind: 'found', item: context.item, policyNumber: context.request.policyNumber, draft: pickDraft(context) }
      : { kind: 'left', draft: pickDraft(context) },
});

export type FlightLookupActor = ActorRefFrom<typeof flightLookupMachine>;
export type FlightLookupSnapshot = SnapshotFrom<typeof flightLookupMachine>;

export const toFlightLookupDraft = ({ context }: FlightLookupSnapshot): FlightLookupDraft => pickDraft(context);
