import { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';

import type { Act } from '../actions.ts';
import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';

/** A button on the dashboard, and one in the wizard that insures a trip. */
export const openNewPassenger = [
  { press: 'button', named: 'insurance.travellers.add' },
] as const satisfies readonly Act[];

/** The dialog that edits one has them too. */
export const passengerFields = [
  { fill: 'passengers.form.name', with: 'name' },
  { fill: 'passengers.form.surname', with: 'surname' },
  { fill: 'passengers.form.phone', with: 'mobilePhoneNumber' },
] as const satisfies readonly Act[];

export const describePassenger = [
  ...passengerFields,
  { press: 'button', named: 'passengers.add.submit' },
] as const satisfies readonly Act[];
export const closeNewPassenger = [
  { press: 'button', named: 'passengers.form.cancel' },
] as const satisfies readonly Act[];

const { passenger } = addPassengerModel.answers.addPassenger.added;
const gone: readonly Assertion[] = [{ role: 'dialog', text: 'passengers.add.title', is: 'missing' }];

export const spec = flowSpec(addPassengerModel, {
  starts: {
    'from a dialog': { partner: 'sky', path: '/dashboard', as: 'anna@sky.test', do: [{ acts: openNewPassenger }] },
  },
  events: { 'passenger.described': describePassenger, 'dialog.closed': closeNewPassenger },
  states: {
    describing: [
      { role: 'dialog', text: 'passengers.add.title' },
      { role: 'textbox', text: 'passengers.form.name' },
      { role: 'textbox', text: 'passengers.form.surname' },
      { role: 'textbox', text: 'passengers.form.phone' },
      { role: 'button', text: 'passengers.add.submit', is: 'enabled' },
      { role: 'button', text: 'passengers.form.cancel', is: 'enabled' },
    ],
    adding: [
      { role: 'button', text: 'passengers.add.submit', is: 'busy' },
      { role: 'button', text: 'passengers.form.cancel', is: 'disabled' },
    ],
    added: gone,
    left: gone,
  },
  actors: {
    addPassenger: {
      call: 'POST /travel/passengers',
      document: 'AddPassenger',
      answers: { added: { data: { addPassenger: { __typename: 'Passenger', ...passenger } } } },
    },
  },
  effects: { announceAdded: [{ notice: 'notices.passenger_added' }] },
});
