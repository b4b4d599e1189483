import { describeModel } from '#tests/kit/model.ts';

import { addInsuranceModel } from './addInsurance.model.ts';

describeModel(addInsuranceModel, {
  'to begin with': {
    'a new trip': 'describing (no type yet, 0 of its flights)',
    'without a payout method where one is needed': 'payoutMissing (no type yet, 0 of its flights)',
    'left at the flights': 'listing.open (return, 1 of its flights)',
    'left while looking up': 'lookingUp (return, 1 of its flights)',
    'left while completing': 'completing (return, 2 of its flights)',
  },
  'describing (no type yet, 0 of its flights)': {
    'trip.described: a single trip': 'listing.open (single, 0 of its flights)',
    'trip.described: a return trip': 'listing.open (return, 0 of its flights)',
    'trip.described: a trip of several legs': 'listing.open (multi, 0 of its flights)',
  },
  'payoutMissing (no type yet, 0 of its flights)': {},
  'listing.open (return, 1 of its flights)': {
    'flight.requested': 'lookingUp (return, 1 of its flights)',
    'flight.removed: the first': 'listing.open (return, 0 of its flights)',
    'flights.settled': 'listing.miscounted (return, 1 of its flights)',
    'page.left': 'describing (return, 1 of its flights)',
  },
  'lookingUp (return, 1 of its flights)': {
    'flightLookup: one flight': 'listing.open (return, 2 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (return, 1 of its flights)',
    'flightLookup: left': 'listing.open (return, 1 of its flights)',
  },
  'completing (return, 2 of its flights)': {
    'completeTrip: insured': 'done (return, 2 of its flights)',
    'completeTrip: left for the flights': 'listing.open (return, 2 of its flights)',
    'completeTrip: left for the trip': 'describing (return, 2 of its flights)',
  },
  'listing.open (single, 0 of its flights)': {
    'flight.requested': 'lookingUp (single, 0 of its flights)',
    'flights.settled': 'listing.miscounted (single, 0 of its flights)',
    'page.left': 'describing (single, 0 of its flights)',
  },
  'listing.open (return, 0 of its flights)': {
    'flight.requested': 'lookingUp (return, 0 of its flights)',
    'flights.settled': 'listing.miscounted (return, 0 of its flights)',
    'page.left': 'describing (return, 0 of its flights)',
  },
  'listing.open (multi, 0 of its flights)': {
    'flight.requested': 'lookingUp (multi, 0 of its flights)',
    'flights.settled': 'listing.miscounted (multi, 0 of its flights)',
    'page.left': 'describing (multi, 0 of its flights)',
  },
  'listing.miscounted (return, 1 of its flights)': {
    'flight.requested': 'lookingUp (return, 1 of its flights)',
    'flight.removed: the first': 'listing.open (return, 0 of its flights)',
    'flights.settled': 'listing.miscounted (return, 1 of its flights)',
    'page.left': 'describing (return, 1 of its flights)',
  },
  'describing (return, 1 of its flights)': {
    'trip.described: a single trip': 'changing (return, 1 of its flights, or single)',
    'trip.described: a return trip': 'listing.open (return, 1 of its flights)',
    'trip.described: a trip of several legs': 'changing (return, 1 of its flights, or multi)',
  },
  'listing.open (return, 2 of its flights)': {
    'flight.removed: the first': 'listing.open (return, 1 of its flights)',
    'flights.settled': 'completing (return, 2 of its flights)',
    'page.left': 'describing (return, 2 of its flights)',
  },
  'done (return, 2 of its flights)': {},
  'lookingUp (single, 0 of its flights)': {
    'flightLookup: one flight': 'completing (single, 1 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (single, 0 of its flights)',
    'flightLookup: left': 'listing.open (single, 0 of its flights)',
  },
  'listing.miscounted (single, 0 of its flights)': {
    'flight.requested': 'lookingUp (single, 0 of its flights)',
    'flights.settled': 'listing.miscounted (single, 0 of its flights)',
    'page.left': 'describing (single, 0 of its flights)',
  },
  'describing (single, 0 of its flights)': {
    'trip.described: a single trip': 'listing.open (single, 0 of its flights)',
    'trip.described: a return trip': 'listing.open (return, 0 of its flights)',
    'trip.described: a trip of several legs': 'listing.open (multi, 0 of its flights)',
  },
  'lookingUp (return, 0 of its flights)': {
    'flightLookup: one flight': 'lookingUp (return, 1 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (return, 0 of its flights)',
    'flightLookup: left': 'listing.open (return, 0 of its flights)',
  },
  'listing.miscounted (return, 0 of its flights)': {
    'flight.requested': 'lookingUp (return, 0 of its flights)',
    'flights.settled': 'listing.miscounted (return, 0 of its flights)',
    'page.left': 'describing (return, 0 of its flights)',
  },
  'describing (return, 0 of its flights)': {
    'trip.described: a single trip': 'listing.open (single, 0 of its flights)',
    'trip.described: a return trip': 'listing.open (return, 0 of its flights)',
    'trip.described: a trip of several legs': 'listing.open (multi, 0 of its flights)',
  },
  'lookingUp (multi, 0 of its flights)': {
    'flightLookup: one flight': 'listing.open (multi, 1 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (multi, 0 of its flights)',
    'flightLookup: left': 'listing.open (multi, 0 of its flights)',
  },
  'listing.miscounted (multi, 0 of its flights)': {
    'flight.requested': 'lookingUp (multi, 0 of its flights)',
    'flights.settled': 'listing.miscounted (multi, 0 of its flights)',
    'page.left': 'describing (multi, 0 of its flights)',
  },
  'describing (multi, 0 of its flights)': {
    'trip.described: a single trip': 'listing.open (single, 0 of its flights)',
    'trip.described: a return trip': 'listing.open (return, 0 of its flights)',
    'trip.described: a trip of several legs': 'listing.open (multi, 0 of its flights)',
  },
  'changing (return, 1 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (return, 1 of its flights)',
  },
  'changing (return, 1 of its flights, or multi)': {
    'change.confirmed': 'listing.open (multi, 0 of its flights)',
    'change.declined': 'describing (return, 1 of its flights)',
  },
  'describing (return, 2 of its flights)': {
    'trip.described: a single trip': 'changing (return, 2 of its flights, or single)',
    'trip.described: a return trip': 'listing.open (return, 2 of its flights)',
    'trip.described: a trip of several legs': 'changing (return, 2 of its flights, or multi)',
  },
  'completing (single, 1 of its flights)': {
    'completeTrip: insured': 'done (single, 1 of its flights)',
    'completeTrip: left for the flights': 'listing.open (single, 1 of its flights)',
    'completeTrip: left for the trip': 'describing (single, 1 of its flights)',
  },
  'listing.open (multi, 1 of its flights)': {
    'flight.requested': 'lookingUp (multi, 1 of its flights)',
    'flight.removed: the first': 'listing.open (multi, 0 of its flights)',
    'flights.settled': 'listing.miscounted (multi, 1 of its flights)',
    'page.left': 'describing (multi, 1 of its flights)',
  },
  'changing (return, 2 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (return, 2 of its flights)',
  },
  'changing (return, 2 of its flights, or multi)': {
    'change.confirmed': 'listing.open (multi, 0 of its flights)',
    'change.declined': 'describing (return, 2 of its flights)',
  },
  'done (single, 1 of its flights)': {},
  'listing.open (single, 1 of its flights)': {
    'flight.removed: the first': 'listing.open (single, 0 of its flights)',
    'flights.settled': 'completing (single, 1 of its flights)',
    'page.left': 'describing (single, 1 of its flights)',
  },
  'lookingUp (multi, 1 of its flights)': {
    'flightLookup: one flight': 'listing.open (multi, 2 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (multi, 1 of its flights)',
    'flightLookup: left': 'listing.open (multi, 1 of its flights)',
  },
  'listing.miscounted (multi, 1 of its flights)': {
    'flight.requested': 'lookingUp (multi, 1 of its flights)',
    'flight.removed: the first': 'listing.open (multi, 0 of its flights)',
    'flights.settled': 'listing.miscounted (multi, 1 of its flights)',
    'page.left': 'describing (multi, 1 of its flights)',
  },
  'describing (multi, 1 of its flights)': {
    'trip.described: a single trip': 'changing (multi, 1 of its flights, or single)',
    'trip.described: a return trip': 'changing (multi, 1 of its flights, or return)',
    'trip.described: a trip of several legs': 'listing.open (multi, 1 of its flights)',
  },
  'describing (single, 1 of its flights)': {
    'trip.described: a single trip': 'listing.open (single, 1 of its flights)',
    'trip.described: a return trip': 'changing (single, 1 of its flights, or return)',
    'trip.described: a trip of several legs': 'changing (single, 1 of its flights, or multi)',
  },
  'listing.open (multi, 2 of its flights)': {
    'flight.requested': 'lookingUp (multi, 2 of its flights)',
    'flight.removed: the first': 'listing.open (multi, 1 of its flights)',
    'flights.settled': 'completing (multi, 2 of its flights)',
    'page.left': 'describing (multi, 2 of its flights)',
  },
  'changing (multi, 1 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (multi, 1 of its flights)',
  },
  'changing (multi, 1 of its flights, or return)': {
    'change.confirmed': 'listing.open (return, 0 of its flights)',
    'change.declined': 'describing (multi, 1 of its flights)',
  },
  'changing (single, 1 of its flights, or return)': {
    'change.confirmed': 'listing.open (return, 0 of its flights)',
    'change.declined': 'describing (single, 1 of its flights)',
  },
  'changing (single, 1 of its flights, or multi)': {
    'change.confirmed': 'listing.open (multi, 0 of its flights)',
    'change.declined': 'describing (single, 1 of its flights)',
  },
  'lookingUp (multi, 2 of its flights)': {
    'flightLookup: one flight': 'listing.open (multi, 3 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (multi, 2 of its flights)',
    'flightLookup: left': 'listing.open (multi, 2 of its flights)',
  },
  'completing (multi, 2 of its flights)': {
    'completeTrip: insured': 'done (multi, 2 of its flights)',
    'completeTrip: left for the flights': 'listing.open (multi, 2 of its flights)',
    'completeTrip: left for the trip': 'describing (multi, 2 of its flights)',
  },
  'describing (multi, 2 of its flights)': {
    'trip.described: a single trip': 'changing (multi, 2 of its flights, or single)',
    'trip.described: a return trip': 'changing (multi, 2 of its flights, or return)',
    'trip.described: a trip of several legs': 'listing.open (multi, 2 of its flights)',
  },
  'listing.open (multi, 3 of its flights)': {
    'flight.requested': 'lookingUp (multi, 3 of its flights)',
    'flight.removed: the first': 'listing.open (multi, 2 of its flights)',
    'flights.settled': 'completing (multi, 3 of its flights)',
    'page.left': 'describing (multi, 3 of its flights)',
  },
  'done (multi, 2 of its flights)': {},
  'changing (multi, 2 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (multi, 2 of its flights)',
  },
  'changing (multi, 2 of its flights, or return)': {
    'change.confirmed': 'listing.open (return, 0 of its flights)',
    'change.declined': 'describing (multi, 2 of its flights)',
  },
  'lookingUp (multi, 3 of its flights)': {
    'flightLookup: one flight': 'listing.open (multi, 4 of its flights)',
    'flightLookup: more flights than there is room for': 'listing.open (multi, 3 of its flights)',
    'flightLookup: left': 'listing.open (multi, 3 of its flights)',
  },
  'completing (multi, 3 of its flights)': {
    'completeTrip: insured': 'done (multi, 3 of its flights)',
    'completeTrip: left for the flights': 'listing.open (multi, 3 of its flights)',
    'completeTrip: left for the trip': 'describing (multi, 3 of its flights)',
  },
  'describing (multi, 3 of its flights)': {
    'trip.described: a single trip': 'changing (multi, 3 of its flights, or single)',
    'trip.described: a return trip': 'changing (multi, 3 of its flights, or return)',
    'trip.described: a trip of several legs': 'listing.open (multi, 3 of its flights)',
  },
  'listing.open (multi, 4 of its flights)': {
    'flight.removed: the first': 'listing.open (multi, 3 of its flights)',
    'flights.settled': 'completing (multi, 4 of its flights)',
    'page.left': 'describing (multi, 4 of its flights)',
  },
  'done (multi, 3 of its flights)': {},
  'changing (multi, 3 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (multi, 3 of its flights)',
  },
  'changing (multi, 3 of its flights, or return)': {
    'change.confirmed': 'listing.open (return, 0 of its flights)',
    'change.declined': 'describing (multi, 3 of its flights)',
  },
  'completing (multi, 4 of its flights)': {
    'completeTrip: insured': 'done (multi, 4 of its flights)',
    'completeTrip: left for the flights': 'listing.open (multi, 4 of its flights)',
    'completeTrip: left for the trip': 'describing (multi, 4 of its flights)',
  },
  'describing (multi, 4 of its flights)': {
    'trip.described: a single trip': 'changing (multi, 4 of its flights, or single)',
    'trip.described: a return trip': 'changing (multi, 4 of its flights, or return)',
    'trip.described: a trip of several legs': 'listing.open (multi, 4 of its flights)',
  },
  'done (multi, 4 of its flights)': {},
  'changing (multi, 4 of its flights, or single)': {
    'change.confirmed': 'listing.open (single, 0 of its flights)',
    'change.declined': 'describing (multi, 4 of its flights)',
  },
  'changing (multi, 4 of its flights, or return)': {
    'change.confirmed': 'listing.open (return, 0 of its flights)',
    'change.declined': 'describing (multi, 4 of its flights)',
  },
});
