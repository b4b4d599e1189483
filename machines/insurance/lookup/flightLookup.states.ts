import { assign } from 'xstate';

import { getReaction, type Refused, withOutput } from '../../kit/refusals.ts';
import { toFlightQuestion } from './flightChecks.ts';
import { toItem } from './flightLookup.logic.ts';
import { flightLookupSetup } from './flightLookup.setup.ts';
import { findMovedFlights, findRefusal, toConfirmedFlights } from './otherDays.ts';

/** Several flights match: the traveller chooses some of them, each on its day. */
export const choosing = flightLookupSetup.createStateConfig({
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
        actions: assign({ item: ({ event }) => toItem(event.flights) }),
      },
    ],
    'page.left': [{ guard: 'wasEnteredByHand', target: 'entering' }, { target: 'describing' }],
  },
});

/** Looks up the chosen flights on their other days. */
export const confirming = flightLookupSetup.createStateConfig({
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
        actions: [withOutput('storeDayProblems'), 'announceUncheckable'],
      },
      {
        guard: withOutput('isADayRefused'),
        target: 'choosing',
        actions: [
          withOutput('storeDayProblems'),
          {
            type: 'react',
            params: ({ event }) => ({ reaction: getReaction(findRefusal(event.output) as Refused) }),
          },
        ],
      },
      { guard: withOutput('isADayWrong'), target: 'choosing', actions: withOutput('storeDayProblems') },
      {
        guard: withOutput('isAtAnotherTime'),
        target: 'showing',
        actions: assign({ found: ({ context, event }) => toConfirmedFlights(event.output, context) }),
      },
      {
        target: 'found',
        actions: assign({ item: ({ context, event }) => toItem(toConfirmedFlights(event.output, context)) }),
      },
    ],
    onError: { target: 'choosing', actions: 'announceUnanswered' },
  },
  on: { 'wait.ended': 'choosing' },
});
