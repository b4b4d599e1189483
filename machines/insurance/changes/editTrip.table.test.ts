import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editTripModel } from './editTrip.model.ts';

const warned = (code: string) => `choosing + react(warning, ${code})`;

describeModel(editTripModel, {
  'to begin with': { 'from its page': 'choosing', 'who may add nobody': 'choosing (adds nobody)' },
  choosing: {
    'travellers.chosen: as before': 'left',
    'travellers.chosen: Anna and Ben, Ben being called': 'saving',
    'passenger.requested': 'adding',
    'dialog.closed': 'left',
  },
  'choosing (unsure)': { 'travellers.chosen: as before': 'saving' },
  'choosing (adds nobody)': { 'passenger.requested': nothing },
  'choosing (unsure, adds nobody)': { 'travellers.chosen: as before': 'saving', 'passenger.requested': nothing },
  adding: { 'addPassenger: added': 'choosing', 'addPassenger: left': 'choosing' },
  saving: {
    'changeTravellers: saved': 'saved + announceSaved(saved)',
    'changeTravellers: TRIP_NOT_FOUND': 'gone + announceGone',
    'changeTravellers: FLIGHT_ALERTED': 'locked',
    'changeTravellers: PASSENGER_NOT_FOUND': warned('PASSENGER_NOT_FOUND'),
    'changeTravellers: NO_PASSENGER': warned('NO_PASSENGER'),
    'changeTravellers: INVALID_PASSENGER': warned('INVALID_PASSENGER'),
    'changeTravellers: MAX_ACCOUNT_PASSENGERS_EXCEEDED': warned('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
    'changeTravellers: no answer': 'choosing (unsure) + announceUnanswered',
  },
  'saving (adds nobody)': {
    'changeTravellers: no answer': 'choosing (unsure, adds nobody) + announceUnanswered',
  },
  'saving (unsure, adds nobody)': {
    'changeTravellers: no answer': 'choosing (unsure, adds nobody) + announceUnanswered',
  },
  locked: { 'dialog.closed': 'left' },
  saved: {},
  gone: {},
  left: {},
});
