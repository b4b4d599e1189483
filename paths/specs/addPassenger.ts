import { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';

import type { Act } from '../actions.ts';
import { flowSpec } from '../spec.ts';
import { passengerDialog } from './shared/passengers.ts';

/** A button on the dashboard, and one in the wizard that insures a trip. */
export const openNewPassenger = [
  { press: 'button', named: 'insurance.travellers.add' },
] as const satisfies readonly Act[];

const dialog = passengerDialog('add');
export const describePassenger = dialog.describe;
export const closeNewPassenger = dialog.close;

const { passenger } = addPassengerModel.answers.addPassenger.added;

export const spec = flowSpec(addPassengerModel, {
  starts: {
    'from a dialog': { partner: 'sky', path: '/dashboard', as: 'anna@sky.test', do: [{ acts: openNewPassenger }] },
  },
  events: { 'passenger.described': describePassenger, 'dialog.closed': closeNewPassenger },
  states: {
    describing: dialog.described,
    adding: dialog.sent,
    added: dialog.gone,
    left: dialog.gone,
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
