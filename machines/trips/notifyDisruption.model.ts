import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { notifyDisruptionMachine } from './notifyDisruption.machine.ts';

const flight = { tripId: 't-unmon', flightId: 'SK111', isCancelled: false, isAlerted: false, newKey: () => 'key-1' };
const nothing = { delayDate: '', delayTime: '', reason: '' };

export const notifyDisruptionModel = {
  machine: notifyDisruptionMachine,
  inputs: {
    'a flight to come': flight,
    'one that is late': { ...flight, tripId: 't-two', flightId: 'SK118', isAlerted: true },
    'one that is cancelled': { ...flight, tripId: 't-canc', flightId: 'SK107', isCancelled: true },
  },
  events: {
    'disruption.described': {
      'on time': { choice: 'ON_TIME', ...nothing },
      late: { choice: 'DELAY', delayDate: '2026-11-21', delayTime: '18:00', reason: '' },
      cancelled: { choice: 'CANCELLATION', ...nothing },
    },
    'cancellation.confirmed': 'no payload',
    'cancellation.withdrawn': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    sendAlert: {
      sent: { kind: 'sent' },
      INVALID_DATE: createFieldRefusal('delayDate', 'INVALID_DATE'),
      FLIGHT_ALERTED: createRefusal('FLIGHT_ALERTED'),
      NO_TRIPS_FOR_FLIGHT: createRefusal('NO_TRIPS_FOR_FLIGHT'),
      TRIP_NOT_FOUND: createRefusal('TRIP_NOT_FOUND'),
      FLIGHT_NOT_FOUND: createRefusal('FLIGHT_NOT_FOUND'),
    },
  },
  stateKey: ({ isAlerted, isUnsure }) => (isUnsure && 'unsure') || (isAlerted && 'alerted') || '',
} satisfies Model<typeof notifyDisruptionMachine>;
