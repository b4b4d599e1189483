import { deletePassengerModel } from '#machines/passengers/deletePassenger.model.ts';

import { flowSpec } from '../../spec.ts';
import { readOnlyPassengers } from '../kit/passengers.ts';
import { createDeletingSpec } from '../kit/records.ts';

const values = { name: 'Ben Berg' };

export const spec = flowSpec(deletePassengerModel, {
  ...createDeletingSpec('passengers', values),
  starts: {
    'from the list': {
      partner: 'sky',
      path: '/passengers',
      as: 'anna@sky.test',
      do: [{ acts: [{ press: 'button', named: 'passengers.delete.of', values }] }],
    },
  },
  readOnly: {
    start: readOnlyPassengers,
    sees: [
      {
        role: 'button',
        text: 'passengers.delete.of',
        values: { name: 'Rhea Donnelly' },
        is: 'disabled',
        describedBy: 'passengers.no_write',
      },
    ],
  },
  actors: {
    delete: {
      call: 'DELETE /travel/passengers/*',
      document: 'DeletePassenger',
      answers: { deleted: { data: { deletePassenger: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.passenger_deleted' }],
    announceGone: [{ notice: 'errors.passenger_not_found' }],
  },
});
