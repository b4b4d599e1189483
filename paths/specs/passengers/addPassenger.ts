import { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';

import type { Act } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import { readOnlyPassengers } from '../kit/passengers.ts';
import { createAddingSpec } from '../kit/records.ts';

/** The button exists on the dashboard and in the trip wizard. */
export const openNewPassenger = [
  { press: 'button', named: 'insurance.travellers.add' },
] as const satisfies readonly Act[];

/** Acts and assertions of the passenger form. */
export const passengerForm = {
  fills: [
    { fill: 'passengers.form.name', with: 'name' },
    { fill: 'passengers.form.surname', with: 'surname' },
    { fill: 'passengers.form.phone', with: 'mobilePhoneNumber' },
  ],
  fields: [
    { role: 'textbox', text: 'passengers.form.name' },
    { role: 'textbox', text: 'passengers.form.surname' },
    { role: 'textbox', text: 'passengers.form.phone' },
  ],
} as const;

const dialog = createAddingSpec('passengers', passengerForm);
export const describePassenger = dialog.events['details.entered'];
export const closeNewPassenger = dialog.events['dialog.closed'];

const { added } = addPassengerModel.answers.add;

export const spec = flowSpec(addPassengerModel, {
  ...dialog,
  starts: {
    'from a dialog': { partner: 'sky', path: '/dashboard', as: 'anna@sky.test', do: [{ acts: openNewPassenger }] },
  },
  readOnly: {
    start: readOnlyPassengers,
    sees: [{ role: 'button', text: 'insurance.travellers.add', is: 'disabled', describedBy: 'passengers.no_write' }],
  },
  actors: {
    add: {
      call: 'POST /travel/passengers',
      document: 'AddPassenger',
      answers: { added: { data: { addPassenger: { __typename: 'Passenger', ...added.added } } } },
    },
  },
  effects: { announceAdded: [{ notice: 'notices.passenger_added' }] },
});
