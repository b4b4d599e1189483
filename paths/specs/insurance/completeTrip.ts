import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { frida } from '#machines/passengers/addPassenger.model.ts';
import type { Reaction } from '#schema/classify.ts';
import { textOfCode } from '#schema/errors.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import {
  acknowledgeTrip,
  atTheWizard,
  choose,
  chooseTravellers,
  comeBack,
  confirm,
  confirmPurchase,
  describe,
  goBack,
  lookUp,
  reopenTrip,
} from '../kit/insuring.ts';
import { closeNewPassenger, describePassenger, openNewPassenger } from '../passengers/addPassenger.ts';

const purchase = { method: 'POST', path: '/travel/insurance/blink-it' };
const search = { method: 'GET', path: '/travel/trips' };

const refused = ({ refusal }: { refusal: Reaction | null }): readonly Assertion[] => [
  { role: 'heading', text: 'insurance.details.title' },
  { role: 'button', text: 'insurance.details.submit', is: 'enabled' },
  { role: 'alert' },
  ...(refusal?.kind === 'fields'
    ? [{ field: 'insurance.details.booking', problem: 'validation.booking_reference' } as const]
    : []),
  ...(refusal && 'code' in refusal && refusal.code ? [{ text: textOfCode(refusal.code) }] : []),
];

const { trip } = completeTripModel.answers.insureTrip.insured;
const [flight] = completeTripModel.inputs['who selects passengers'].flights;

/** The gateway's answer to a purchase. In the jsdom tests, “My insurances” contains a flight with that id. */
export const bought = {
  __typename: 'Trip',
  tripId: trip.tripId,
  type: 'single',
  bookingRef: trip.bookingRef,
  policyNumber: 'POL-ACTIVE',
  flights: [{ __typename: 'Flight', flightId: 'flight-SK101' }],
  passengers: trip.passengers.map((passenger) => ({ __typename: 'TripPassenger', ...passenger })),
  delegated_passenger_id: trip.delegatedPassengerId,
};

/** The gateway's answer to the look-up of the trip. */
const found = (origin: string | undefined) => ({
  trips: [
    {
      ...bought,
      flights: bought.flights.map((each) => ({
        ...each,
        flightNumber: flight?.flightNumber,
        embarkDate: flight?.embarkDate,
        origin,
      })),
    },
  ],
});

/** ZZ102 allows two travellers. */
const upToTravellers = [describe('single'), lookUp('ZZ102', 22)];
const anna = { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' };

export const spec = flowSpec(completeTripModel, {
  starts: {
    'who selects passengers': { ...anna, do: upToTravellers },
    'an employee': {
      partner: 'sky',
      path: atTheWizard,
      as: 'emil@sky.test',
      do: upToTravellers,
      samples: {
        'travellers.chosen': {
          'Anna and Ben, Anna being the contact': {
            passengerIds: ['Emil Storm', 'Frida Storm'],
            delegatedPassengerId: 'Emil Storm',
          },
          'three, and nobody as the contact': { passengerIds: ['Emil Storm', 'Frida Storm', 'Greta Storm'] },
        },
      },
    },
    'where passengers are not selected': {
      partner: 'rails',
      path: atTheWizard,
      as: 'otc@rails.test',
      do: upToTravellers,
    },
    'left at the details': {
      ...anna,
      do: [
        ...upToTravellers,
        choose('Anna Berg'),
        { until: [{ role: 'heading', text: 'insurance.details.title' }] },
        ...comeBack,
      ],
    },
    'left while buying': {
      ...anna,
      do: [
        ...upToTravellers,
        choose('Anna Berg'),
        {
          ifLater: {
            'findTrip: not insured': [{ raise: { ...purchase, network: true } }],
            'findTrip: insured': [{ raise: { ...purchase, lost: true } }],
          },
        },
        { raise: { ...search, code: 'USER_NOT_FOUND' } },
        confirm,
        { until: [{ role: 'heading', text: 'insurance.unknown.title' }] },
        ...comeBack,
      ],
    },
  },
  events: {
    'travellers.chosen': {
      usually: chooseTravellers,
      cases: {
        'Anna and Ben, Anna being the contact': {
          fields: { passengerIds: ['Anna Berg', 'Ben Berg'], delegatedPassengerId: 'Anna Berg' },
        },
        'three, and nobody as the contact': {
          fields: { passengerIds: ['Anna Berg', 'Ben Berg', 'Carla Berg'] },
        },
      },
    },
    'passenger.requested': openNewPassenger,
    'purchase.confirmed': confirmPurchase,
    'resend.requested': [{ press: 'button', named: 'insurance.missing.again' }],
    'retry.requested': [{ press: 'button', named: 'insurance.unknown.again' }],
    'trip.acknowledged': acknowledgeTrip,
    'page.left': { usually: goBack, in: { notReceived: [{ press: 'button', named: 'insurance.missing.change' }] } },
    'flights.reopened': [{ press: 'button', named: 'insurance.details.change_flights' }],
    'trip.reopened': reopenTrip,
  },
  states: {
    restoring: 'transient',
    'travellers.selecting': [
      { role: 'heading', text: 'insurance.travellers.title' },
      { role: 'group', text: 'insurance.travellers.label' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
      { role: 'dialog', text: 'passengers.add.title', is: 'missing' },
    ],
    'travellers.adding': [{ role: 'dialog', text: 'passengers.add.title' }],
    'travellers.debouncing': [
      { role: 'heading', text: 'insurance.travellers.title' },
      { role: 'button', text: 'insurance.next', is: 'busy' },
    ],
    'details.reading': [
      { role: 'heading', text: 'insurance.details.title' },
      { role: 'button', text: 'insurance.details.submit', is: 'enabled' },
      { role: 'alert', is: 'missing' },
    ],
    'details.refused': refused,
    purchasing: [
      { role: 'heading', text: 'insurance.details.title' },
      { role: 'button', text: 'insurance.details.submit', is: 'busy' },
    ],
    checkingOutcome: [{ role: 'heading', text: 'insurance.seeking.title' }, { text: 'insurance.seeking.body' }],
    outcomeUnknown: [
      { role: 'heading', text: 'insurance.unknown.title' },
      { text: 'insurance.unknown.body' },
      { role: 'button', text: 'insurance.unknown.again', is: 'enabled' },
    ],
    notReceived: [
      { role: 'heading', text: 'insurance.missing.title' },
      { text: 'insurance.missing.body' },
      { role: 'button', text: 'insurance.missing.again', is: 'enabled' },
      { role: 'button', text: 'insurance.missing.change', is: 'enabled' },
    ],
    insured: [
      { role: 'heading', text: 'insurance.done.title' },
      { text: 'insurance.done.next' },
      { role: 'button', text: 'insurance.done.close', is: 'enabled' },
    ],
    done: [{ role: 'dialog', is: 'missing' }, { page: '/insurance' }],
    left: [
      { role: 'heading', text: 'insurance.travellers.title', is: 'missing' },
      { role: 'heading', text: 'insurance.details.title', is: 'missing' },
    ],
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
    insureTrip: {
      call: 'POST /travel/insurance/blink-it',
      document: 'InsureTrip',
      answers: {
        insured: { data: { createTrip: bought } },
        'INVALID_PARAMS of the booking reference': {
          fault: { code: 'INVALID_PARAMS', fields: { bookingRef: 'unknown' } },
        },
        KEY_REUSED: {
          ifLater: {
            'findTrip: not insured': { fault: { code: 'KEY_REUSED' } },
            // The insurer has the trip only if the purchase took effect, so the answer must be lost after it.
            'findTrip: insured': { fault: { lost: true } },
          },
        },
        'no answer': {
          ifLater: {
            'findTrip: not insured': { fault: { network: true } },
            'findTrip: insured': { fault: { lost: true } },
          },
        },
      },
    },
    findTrip: {
      call: 'GET /travel/trips',
      document: 'BoughtTrips',
      answers: {
        insured: { data: found(flight?.origin) },
        // The same number and day, but another leg.
        'not insured': { data: found('elsewhere') },
      },
    },
  },
  effects: { announceTrip: 'unseen', storeNewcomer: 'unseen', storeTrip: 'unseen' },
});
