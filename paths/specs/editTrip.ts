import { editTripModel } from '#machines/insurance/changes/editTrip.model.ts';
import { frida } from '#machines/passengers/addPassenger.model.ts';

import type { Act } from '../actions.ts';
import type { Assertion } from '../assertions.ts';
import { flowSpec } from '../spec.ts';
import { closeNewPassenger, describePassenger, openNewPassenger } from './addPassenger.ts';
import { atTrip, backToTheTrip } from './shared/trips.ts';

export const openTravellers = [{ press: 'button', named: 'trips.edit' }] as const satisfies readonly Act[];
const chooseTravellers = [
  { tick: 'insurance.travellers.label', with: 'passengerIds' },
  { pick: 'insurance.travellers.contact', with: 'delegatedPassengerId' },
  { press: 'button', named: 'trips.edit.submit' },
] as const satisfies readonly Act[];
const close = [{ press: 'button', named: 'trips.edit.close' }] as const satisfies readonly Act[];

const gone: readonly Assertion[] = [
  { role: 'dialog', text: 'trips.edit.title', is: 'missing' },
  { role: 'dialog', text: 'trips.edit.locked', is: 'missing' },
];

const { passengers, delegatedPassengerId } = editTripModel.answers.changeTravellers.saved;

export const spec = flowSpec(editTripModel, {
  starts: {
    'from its page': {
      partner: 'sky',
      path: atTrip('t-sched'),
      as: 'anna@sky.test',
      do: [{ acts: openTravellers }],
    },
    'an employee': {
      partner: 'sky',
      path: atTrip('t-emil-1'),
      as: 'emil@sky.test',
      do: [{ acts: openTravellers }],
      samples: {
        'travellers.chosen': {
          'as before': { passengerIds: ['Emil Storm'], delegatedPassengerId: null },
          'Anna and Ben, Ben being called': {
            passengerIds: ['Emil Storm', 'Frida Storm'],
            delegatedPassengerId: 'Frida Storm',
          },
          'four, and nobody is called': {
            passengerIds: ['Emil Storm', 'Frida Storm', 'Greta Storm', 'Hugo Storm'],
            delegatedPassengerId: null,
          },
        },
      },
    },
  },
  events: {
    'travellers.chosen': {
      usually: chooseTravellers,
      cases: {
        'as before': { fields: { passengerIds: ['Anna Berg', 'Carla Berg'], delegatedPassengerId: 'Anna Berg' } },
        'Anna and Ben, Ben being called': {
          fields: { passengerIds: ['Anna Berg', 'Ben Berg'], delegatedPassengerId: 'Ben Berg' },
        },
        'four, and nobody is called': {
          fields: {
            passengerIds: ['Anna Berg', 'Ben Berg', 'Carla Berg', 'Dora Berg'],
            delegatedPassengerId: null,
          },
        },
      },
    },
    'passenger.requested': openNewPassenger,
    'dialog.closed': { usually: close, in: { locked: backToTheTrip } },
  },
  states: {
    choosing: [
      { role: 'dialog', text: 'trips.edit.title' },
      { role: 'group', text: 'insurance.travellers.label' },
      { role: 'button', text: 'trips.edit.submit', is: 'enabled' },
      { role: 'button', text: 'trips.edit.close', is: 'enabled' },
      { role: 'dialog', text: 'passengers.add.title', is: 'missing' },
    ],
    adding: [{ role: 'dialog', text: 'passengers.add.title' }],
    saving: [
      { role: 'button', text: 'trips.edit.submit', is: 'busy' },
      { role: 'button', text: 'trips.edit.close', is: 'disabled' },
    ],
    locked: [
      { role: 'dialog', text: 'trips.edit.locked' },
      { text: 'errors.flight_alerted' },
      { role: 'button', text: 'trips.locked.close', is: 'enabled' },
    ],
    saved: gone,
    gone: [...gone, { page: '/insurance' }],
    left: gone,
  },
  actors: {
    addPassenger: {
      plays: {
        added: [
          { acts: describePassenger, fields: frida },
          { acts: [{ press: 'button', named: 'shell.notice.close', within: '[data-machine=notifier]' }] },
        ],
        left: [{ acts: closeNewPassenger }],
      },
    },
    changeTravellers: {
      call: 'PATCH /travel/trips/*',
      document: 'UpdateTrip',
      answers: {
        saved: {
          data: {
            updateTrip: {
              __typename: 'Trip',
              tripId: 't-sched',
              passengers: passengers.map((passenger) => ({ __typename: 'TripPassenger', ...passenger })),
              delegated_passenger_id: delegatedPassengerId,
            },
          },
        },
      },
    },
  },
  effects: {
    announceSaved: [{ notice: 'notices.trip_edited' }],
    announceGone: [{ notice: 'errors.trip_not_found' }],
    keepNewcomer: 'unseen',
    keepSaved: 'unseen',
  },
});
