import { editPassengerModel } from '#machines/passengers/editPassenger.model.ts';

import type { Act } from '../actions.ts';
import { flowSpec } from '../spec.ts';
import { passengerDialog } from './shared/passengers.ts';

const openBen = [
  { press: 'button', named: 'passengers.edit.of', values: { name: 'Ben Berg' } },
] as const satisfies readonly Act[];

const dialog = passengerDialog('edit');
const { passengerId, ...ben } = editPassengerModel.inputs['from the list'].passenger;

export const spec = flowSpec(editPassengerModel, {
  starts: {
    'from the list': { partner: 'sky', path: '/passengers', as: 'anna@sky.test', do: [{ acts: openBen }] },
  },
  events: { 'passenger.described': dialog.describe, 'dialog.closed': dialog.close },
  states: {
    describing: dialog.described,
    editing: dialog.sent,
    edited: dialog.gone,
    gone: dialog.gone,
    left: dialog.gone,
  },
  actors: {
    editPassenger: {
      call: 'PATCH /travel/passengers/*',
      document: 'UpdatePassenger',
      answers: {
        edited: {
          data: { updatePassenger: { __typename: 'Passenger', passengerId, ...ben } },
        },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.passenger_edited' }],
    announceGone: [{ notice: 'errors.passenger_not_found' }],
  },
});
