import { describeModel } from '#tests/kit/model.ts';

import { editTripModel } from './editTrip.model.ts';

const warned = (code: string) => `choosing + react(warning, ${code})`;

describeModel(editTripModel, {
  'to begin with': { 'from its page': 'choosing' },
  choosing: {
    'travellers.chosen: as before': 'left',
    'travellers.chosen: Anna and Ben, Ben being called': 'saving',
    'passenger.requested': 'adding',
    'dialog.closed': 'left',
  },
  'choosing (unsure)': { 'travellers.chosen: as before': 'saving' },
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
  locked: { 'dialog.closed': 'left' },
  saved: {},
  gone: {},
  left: {},
});
