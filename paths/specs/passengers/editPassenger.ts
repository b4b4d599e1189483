import { editPassengerModel } from '#machines/passengers/editPassenger.model.ts';

import { flowSpec } from '../../spec.ts';
import { readOnlyPassengers } from '../kit/passengers.ts';
import { createEditingSpec } from '../kit/records.ts';
import { passengerForm } from './addPassenger.ts';

const { id: passengerId, known } = editPassengerModel.inputs['from the list'];

export const spec = flowSpec(editPassengerModel, {
  ...createEditingSpec('passengers', passengerForm),
  starts: {
    'from the list': {
      partner: 'sky',
      path: '/passengers',
      as: 'anna@sky.test',
      do: [{ acts: [{ press: 'button', named: 'passengers.edit.of', values: { name: 'Ben Berg' } }] }],
    },
  },
  readOnly: {
    start: readOnlyPassengers,
    sees: [
      {
        role: 'button',
        text: 'passengers.edit.of',
        values: { name: 'Rhea Donnelly' },
        is: 'disabled',
        describedBy: 'passengers.no_write',
      },
    ],
  },
  actors: {
    edit: {
      call: 'PATCH /travel/passengers/*',
      document: 'UpdatePassenger',
      answers: { edited: { data: { updatePassenger: { __typename: 'Passenger', passengerId, ...known } } } },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.passenger_edited' }],
    announceGone: [{ notice: 'errors.passenger_not_found' }],
  },
});
