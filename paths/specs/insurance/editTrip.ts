import type { ContextFrom } from 'xstate';

import { editTripModel } from '#machines/insurance/changes/editTrip.model.ts';
import { frida } from '#machines/passengers/addPassenger.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atTrip, backToTheTrip, readOnlyTrip } from '../kit/trips.ts';
import { closeNewPassenger, describePassenger, openNewPassenger } from '../passengers/addPassenger.ts';

type Context = ContextFrom<typeof editTripModel.machine>;

export const openTravellers = [{ press: 'button', named: 'trips.edit' }] as const satisfies readonly Act[];
const chooseTravellers = [
  { tick: 'insurance.travellers.label', with: 'passengerIds' },
  { pick: 'insurance.travellers.contact', with: 'delegatedPassengerId' },
  { press: 'button', named: 'trips.edit.submit' },
] as const satisfies readonly Act[];
const close = [
  { press: 'button', named: 'trips.edit.close', ifAsked: 'wizard.leave.yes' },
] as const satisfies readonly Act[];
const closeUnsure = [
  { press: 'button', named: 'trips.edit.unanswered.close', ifAsked: 'wizard.leave.yes' },
] as const satisfies readonly Act[];

const closing = ({ isSure }: Pick<Context, 'isSure'>, is: 'enabled' | 'disabled'): readonly Assertion[] => [
  { role: 'button', text: isSure ? 'trips.edit.close' : 'trips.edit.unanswered.close', is },
  ...(isSure ? [] : [{ role: 'button', text: 'trips.edit.close', is: 'missing' } as const]),
];

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
  },
  readOnly: {
    start: readOnlyTrip,
    sees: [{ role: 'button', text: 'trips.edit', is: 'disabled', describedBy: 'trips.change.no_write' }],
  },
  events: {
    'travellers.chosen': {
      usually: chooseTravellers,
      cases: {
        'as before': { fields: { passengerIds: ['Anna Berg', 'Carla Berg'], delegatedPassengerId: 'Anna Berg' } },
        'Anna and Ben, Ben being called': {
          fields: { passengerIds: ['Anna Berg', 'Ben Berg'], delegatedPassengerId: 'Ben Berg' },
        },
      },
    },
    'passenger.requested': openNewPassenger,
    'dialog.closed': {
      usually: close,
      in: { 'choosing (unsure)': closeUnsure, locked: backToTheTrip },
    },
  },
  states: {
    choosing: (context: Pick<Context, 'isSure'>): readonly Assertion[] => [
      { role: 'dialog', text: 'trips.edit.title' },
      { role: 'group', text: 'insurance.travellers.label' },
      { role: 'button', text: 'trips.edit.submit', is: 'enabled' },
      ...closing(context, 'enabled'),
      { role: 'dialog', text: 'passengers.add.title', is: 'missing' },
    ],
    adding: [{ role: 'dialog', text: 'passengers.add.title' }],
    saving: (context: Pick<Context, 'isSure'>): readonly Assertion[] => [
      { role: 'button', text: 'trips.edit.submit', is: 'busy' },
      ...closing(context, 'disabled'),
    ],
    locked: [
      { role: 'dialog', text: 'trips.edit.locked', body: 'errors.flight_alerted' },
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
    announceGone: [{ notice: 'notices.trip_gone' }],
    storeNewcomer: 'unseen',
    storeTravellers: 'unseen',
  },
});
