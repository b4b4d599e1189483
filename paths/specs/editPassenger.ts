import { editPassengerModel } from '#machines/passengers/editPassenger.model.ts';

import type { Act } from '../actions.ts';
import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';
import { closeNewPassenger, passengerFields } from './addPassenger.ts';

const openBen = [
  { press: 'button', named: 'passengers.edit.of', values: { name: 'Ben Berg' } },
] as const satisfies readonly Act[];

const describePassenger = [
  ...passengerFields,
  { press: 'button', named: 'passengers.edit.submit' },
] as const satisfies readonly Act[];

const { passengerId, ...ben } = editPassengerModel.inputs['from the list'].passenger;
const gone: readonly Assertion[] = [{ role: 'dialog', text: 'passengers.edit.title', is: 'missing' }];

export const spec = flowSpec(editPassengerModel, {
  starts: {
    'from the list': { partner: 'sky', path: '/passengers', as: 'anna@sky.test', do: [{ acts: openBen }] },
  },
  events: { 'passenger.described': describePassenger, 'dialog.closed': closeNewPassenger },
  states: {
    describing: [
      { role: 'dialog', text: 'passengers.edit.title' },
      { role: 'textbox', text: 'passengers.form.name' },
      { role: 'textbox', text: 'passengers.form.surname' },
      { role: 'textbox', text: 'passengers.form.phone' },
      { role: 'button', text: 'passengers.edit.submit', is: 'enabled' },
      { role: 'button', text: 'passengers.form.cancel', is: 'enabled' },
    ],
    editing: [
      { role: 'button', text: 'passengers.edit.submit', is: 'busy' },
      { role: 'button', text: 'passengers.form.cancel', is: 'disabled' },
    ],
    edited: gone,
    gone,
    left: gone,
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
