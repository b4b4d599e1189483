import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { addInsuranceModel } from './addInsurance.model.ts';

const types = { single: 'a single trip', return: 'a return trip', multi: 'a trip of several legs' } as const;
type Type = keyof typeof types;
const all = Object.keys(types) as Type[];

const trip = (type: Type, flights: number) => `${type}, ${flights} of its flights`;

/** The one flight of a single trip is shown as it was found, as if it were described for the first time. */
const anewAs = (type: Type) => all.filter((other) => type !== 'single' || other !== type);

/** What becomes of a trip that has flights if it is described anew: as another it loses them, so it is asked about first. */
const describedAnew = (type: Type, flights: number) =>
  Object.fromEntries([
    [
      `describing (${trip(type, flights)})`,
      Object.fromEntries(
        anewAs(type).map((other) => [
          `trip.described: ${types[other]}`,
          other === type ? 'listing.open' : `changing (${trip(type, flights)}, or ${other})`,
        ]),
      ),
    ],
    ...all
      .filter((other) => other !== type)
      .map((other) => [
        `changing (${trip(type, flights)}, or ${other})`,
        {
          'change.confirmed': `lookingUp (${trip(other, 0)})`,
          'change.declined': `describing (${trip(type, flights)})`,
        },
      ]),
  ]);

const removed = (type: Type, flights: number) => ({
  'flight.removed: the first': `listing.open (${trip(type, flights - 1)})`,
});
const complete = { 'flights.confirmed': 'completing' };
const full = { ...complete, 'flight.requested': nothing };
const unfinished = {
  'flight.requested': 'lookingUp',
  'flights.confirmed': 'listing.miscounted',
  'page.left': 'describing',
};

/** Where a trip has no flight yet there is no list of them to go back to. */
const atFirst = {
  'flightLookup: more flights than there is room for': 'describing',
  'flightLookup: left': 'describing',
};

describeModel(
  addInsuranceModel,
  {
    'to begin with': {
      'a new trip': 'describing (no type yet, 0 of its flights)',
      'without a payout method where one is needed': 'payoutMissing (no type yet, 0 of its flights)',
      'left at the flights': `listing.open (${trip('return', 1)})`,
      'left while looking up': `lookingUp (${trip('return', 1)})`,
      'left while completing': `completing (${trip('return', 2)})`,
    },
    payoutMissing: { 'payout.setUp': 'describing (no type yet, 0 of its flights)' },
    describing: {
      'trip.described: a single trip': `lookingUp (${trip('single', 0)})`,
      'trip.described: a return trip': `lookingUp (${trip('return', 0)})`,
      'trip.described: a trip of several legs': `lookingUp (${trip('multi', 0)})`,
    },
    'listing.open': unfinished,
    [`listing.open (${trip('return', 1)})`]: removed('return', 1),
    [`listing.open (${trip('return', 2)})`]: { ...full, ...removed('return', 2) },
    [`listing.open (${trip('multi', 1)})`]: removed('multi', 1),
    [`listing.open (${trip('multi', 2)})`]: { ...complete, ...removed('multi', 2) },
    [`listing.open (${trip('multi', 3)})`]: { ...complete, ...removed('multi', 3) },
    [`listing.open (${trip('multi', 4)})`]: { ...full, ...removed('multi', 4) },
    'listing.miscounted': unfinished,
    [`listing.miscounted (${trip('return', 1)})`]: removed('return', 1),
    [`listing.miscounted (${trip('multi', 1)})`]: removed('multi', 1),
    lookingUp: {
      'flightLookup: more flights than there is room for': 'listing.open',
      'flightLookup: left': 'listing.open',
      'trip.reopened: with a flight shown': 'describing',
    },
    [`lookingUp (${trip('single', 0)})`]: {
      ...atFirst,
      'flightLookup: one flight': `completing (${trip('single', 1)})`,
    },
    [`lookingUp (${trip('return', 0)})`]: {
      ...atFirst,
      'flightLookup: one flight': `lookingUp (${trip('return', 1)})`,
    },
    [`lookingUp (${trip('multi', 0)})`]: {
      ...atFirst,
      'flightLookup: one flight': `listing.open (${trip('multi', 1)})`,
    },
    [`lookingUp (${trip('return', 1)})`]: { 'flightLookup: one flight': `completing (${trip('return', 2)})` },
    [`lookingUp (${trip('multi', 1)})`]: { 'flightLookup: one flight': `listing.open (${trip('multi', 2)})` },
    [`lookingUp (${trip('multi', 2)})`]: { 'flightLookup: one flight': `listing.open (${trip('multi', 3)})` },
    [`lookingUp (${trip('multi', 3)})`]: { 'flightLookup: one flight': `listing.open (${trip('multi', 4)})` },
    completing: {
      'completeTrip: insured': 'done',
      'completeTrip: left for the flights': 'listing.open',
      'completeTrip: left for the trip': 'describing',
    },
    [`completing (${trip('single', 1)})`]: {
      'completeTrip: left for the flights': `lookingUp (${trip('single', 0)})`,
    },
    done: {},
  },
  describedAnew('single', 1),
  describedAnew('return', 1),
  describedAnew('return', 2),
  describedAnew('multi', 1),
  describedAnew('multi', 2),
  describedAnew('multi', 3),
  describedAnew('multi', 4),
);
