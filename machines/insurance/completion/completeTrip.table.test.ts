import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { completeTripModel } from './completeTrip.model.ts';

const reopened = { 'flights.reopened': 'left', 'trip.reopened': 'left' };

describeModel(completeTripModel, {
  'to begin with': {
    'who selects passengers': 'travellers.selecting',
    'an employee': 'travellers.selecting (employee, adds nobody)',
    'where passengers are not selected': 'details.reading (no selection)',
    'left at the details': 'details.reading',
    'left while buying': 'reconciling',
  },
  'travellers.selecting': {
    'travellers.chosen: Anna and Ben, Anna being the contact': 'travellers.debouncing',
    'passenger.requested': 'travellers.adding',
    'page.left': 'left',
    'trip.reopened': 'left',
  },
  'travellers.selecting (employee, adds nobody)': {
    'travellers.chosen: three, and nobody as the contact': 'travellers.debouncing',
    'passenger.requested': nothing,
  },
  'travellers.adding': { 'addPassenger: added': 'travellers.selecting', 'addPassenger: left': 'travellers.selecting' },
  'travellers.debouncing': { 'after travellersDebounce': 'details.reading' },
  'details.reading': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'travellers.selecting',
    ...reopened,
  },
  'details.reading (no selection)': { 'page.left': 'left' },
  'details.refused': {
    'purchase.confirmed: with the terms': 'purchasing',
    'page.left': 'travellers.selecting',
    ...reopened,
  },
  'details.refused (no selection)': { 'page.left': 'left' },
  purchasing: {
    'insureTrip: insured': 'insured + announceTrip',
    'insureTrip: FLIGHT_ALREADY_BOOKED': 'details.refused',
    'insureTrip: INVALID_PARAMS of the booking reference': 'details.refused',
    'insureTrip: KEY_REUSED': 'reconciling',
    'insureTrip: a dialog': 'details.reading + react(dialog)',
    'insureTrip: a 401': 'details.reading + react(end session)',
    'insureTrip: no answer': 'reconciling',
  },
  reconciling: {
    'findTrip: insured': 'insured + announceTrip',
    'findTrip: not insured': 'missing',
    'findTrip: USER_NOT_FOUND': 'unknown + reactElsewhere(warning, USER_NOT_FOUND)',
    'findTrip: no answer': 'unknown',
  },
  missing: { 'purchase.repeated': 'purchasing', 'page.left': 'details.reading' },
  unknown: { 'search.repeated': 'reconciling' },
  insured: { 'trip.acknowledged': 'done' },
  left: {},
  done: {},
});
