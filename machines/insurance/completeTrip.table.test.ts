import { describeModel } from '#tests/kit/model.ts';

import { completeTripModel } from './completeTrip.model.ts';

describeModel(completeTripModel, {
  'to begin with': {
    'who selects passengers': 'selecting.ticking',
    'an employee': 'selecting.ticking (employee, adds nobody)',
    'where passengers are not selected': 'details.reading (no selection)',
    'left at the details': 'details.reading',
    'left while buying': 'seeking',
  },
  'selecting.ticking': {
    'travellers.chosen: Anna and Ben, Anna being the contact': 'selecting.pausing',
    'passenger.wished': 'selecting.adding',
    'page.left': 'left',
  },
  'selecting.ticking (employee, adds nobody)': {
    'travellers.chosen: Anna and Ben, Anna being the contact': 'selecting.pausing (employee, adds nobody)',
    'travellers.chosen: three, and nobody as the contact': 'selecting.pausing (employee, adds nobody)',
    'page.left': 'left (employee, adds nobody)',
  },
  'details.reading (no selection)': {
    'purchase.confirmed: with the terms': 'purchasing (no selection)',
    'page.left': 'left (no selection)',
    'flights.reopened': 'left (no selection)',
    'trip.reopened': 'left (no selection)',
  },
  'details.reading': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'selecting.ticking',
    'flights.reopened': 'left',
    'trip.reopened': 'left',
  },
  seeking: {
    'findTrip: insured': 'insured + announceTrip',
    'findTrip: not insured': 'missing',
    'findTrip: USER_NOT_FOUND': 'unknown + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown',
  },
  'selecting.pausing': { 'after passengerPause': 'details.reading' },
  'selecting.adding': { 'addPassenger: added': 'selecting.ticking', 'addPassenger: left': 'selecting.ticking' },
  left: {},
  'selecting.pausing (employee, adds nobody)': { 'after passengerPause': 'details.reading (employee, adds nobody)' },
  'left (employee, adds nobody)': {},
  'purchasing (no selection)': {
    'insureTrip: insured': 'insured (no selection) + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused (no selection)',
    'insureTrip: a 401': 'details.reading (no selection) + react(end session)',
    'insureTrip: no answer': 'seeking (no selection)',
  },
  'left (no selection)': {},
  purchasing: {
    'insureTrip: insured': 'insured + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused',
    'insureTrip: a 401': 'details.reading + react(end session)',
    'insureTrip: no answer': 'seeking',
  },
  insured: { 'trip.acknowledged': 'done' },
  missing: { 'purchase.repeated': 'purchasing', 'page.left': 'details.reading' },
  unknown: { 'search.repeated': 'seeking' },
  'details.reading (employee, adds nobody)': {
    'purchase.confirmed: with the terms': 'purchasing (employee, adds nobody)',
    'page.left': 'selecting.ticking (employee, adds nobody)',
    'flights.reopened': 'left (employee, adds nobody)',
    'trip.reopened': 'left (employee, adds nobody)',
  },
  'insured (no selection)': { 'trip.acknowledged': 'done (no selection)' },
  'details.refused (no selection)': {
    'purchase.confirmed: with the terms': 'purchasing (no selection)',
    'page.left': 'left (no selection)',
    'flights.reopened': 'left (no selection)',
    'trip.reopened': 'left (no selection)',
  },
  'seeking (no selection)': {
    'findTrip: insured': 'insured (no selection) + announceTrip',
    'findTrip: not insured': 'missing (no selection)',
    'findTrip: USER_NOT_FOUND': 'unknown (no selection) + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown (no selection)',
  },
  'details.refused': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'selecting.ticking',
    'flights.reopened': 'left',
    'trip.reopened': 'left',
  },
  done: {},
  'purchasing (employee, adds nobody)': {
    'insureTrip: insured': 'insured (employee, adds nobody) + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused (employee, adds nobody)',
    'insureTrip: a 401': 'details.reading (employee, adds nobody) + react(end session)',
    'insureTrip: no answer': 'seeking (employee, adds nobody)',
  },
  'done (no selection)': {},
  'missing (no selection)': {
    'purchase.repeated': 'purchasing (no selection)',
    'page.left': 'details.reading (no selection)',
  },
  'unknown (no selection)': { 'search.repeated': 'seeking (no selection)' },
  'insured (employee, adds nobody)': { 'trip.acknowledged': 'done (employee, adds nobody)' },
  'details.refused (employee, adds nobody)': {
    'purchase.confirmed: with the terms': 'purchasing (employee, adds nobody)',
    'page.left': 'selecting.ticking (employee, adds nobody)',
    'flights.reopened': 'left (employee, adds nobody)',
    'trip.reopened': 'left (employee, adds nobody)',
  },
  'seeking (employee, adds nobody)': {
    'findTrip: insured': 'insured (employee, adds nobody) + announceTrip',
    'findTrip: not insured': 'missing (employee, adds nobody)',
    'findTrip: USER_NOT_FOUND': 'unknown (employee, adds nobody) + react(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown (employee, adds nobody)',
  },
  'done (employee, adds nobody)': {},
  'missing (employee, adds nobody)': {
    'purchase.repeated': 'purchasing (employee, adds nobody)',
    'page.left': 'details.reading (employee, adds nobody)',
  },
  'unknown (employee, adds nobody)': { 'search.repeated': 'seeking (employee, adds nobody)' },
});
