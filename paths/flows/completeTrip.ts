import type { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { frida } from '#machines/passengers/addPassenger.model.ts';

import type { Drive } from '../flow.ts';
import { addPassengerGestures } from '../gestures/addPassenger.ts';
import type { completeTripGestures } from '../gestures/completeTrip.ts';
import { atTheWizard, choose, comeBack, confirm, describe, lookUp, wish } from './insuring.ts';

const purchase = { method: 'POST', path: '/travel/insurance/blink-it' };
const search = { method: 'GET', path: '/travel/trips' };

/** Two may travel on ZZ102. */
const upToTravellers = [describe('single'), wish, lookUp('ZZ102', 22)];
const anna = { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' };

export const completeTripDrive = {
  begins: {
    'who selects passengers': { ...anna, does: upToTravellers },
    'an employee': {
      partner: 'sky',
      path: atTheWizard,
      as: 'emil@sky.test',
      does: upToTravellers,
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
      does: upToTravellers,
    },
    'left at the details': {
      ...anna,
      does: [
        ...upToTravellers,
        choose('Anna Berg'),
        { until: [{ role: 'heading', text: 'insurance.details.title' }] },
        ...comeBack,
      ],
    },
    'left while buying': {
      ...anna,
      does: [
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
  fields: {
    'travellers.chosen': {
      'Anna and Ben, Anna being the contact': {
        passengerIds: ['Anna Berg', 'Ben Berg'],
        delegatedPassengerId: 'Anna Berg',
      },
    },
  },
  asks: {
    addPassenger: {
      plays: {
        added: [
          { acts: addPassengerGestures['passenger.described'], fields: frida },
          { acts: [{ press: 'button', named: 'shell.notice.close', within: '[data-machine=notifier]' }] },
        ],
        left: [{ acts: addPassengerGestures['dialog.closed'] }],
      },
    },
    insureTrip: {
      call: 'POST /travel/insurance/blink-it',
      answers: {
        insured: 'as it is',
        KEY_REUSED: {
          ifLater: {
            'findTrip: not insured': { fault: { code: 'KEY_REUSED' } },
            // The insurer has the trip only if it was bought: nothing is heard of that, and it is asked after all the same.
            'findTrip: insured': { fault: { lost: true } },
          },
        },
        'a dialog': { fault: { status: 418, type: 'B2BError', title: 'Closed', body: 'Until noon' } },
        'a 401': { fault: { bare: true } },
        'no answer': {
          ifLater: {
            'findTrip: not insured': { fault: { network: true } },
            'findTrip: insured': { fault: { lost: true } },
          },
        },
      },
    },
    findTrip: { call: 'GET /travel/trips', answers: { insured: 'as it is', 'not insured': 'as it is' } },
  },
  brings: {},
  // The session ends, or a dialog stands before it.
  lasts: ['insureTrip: a 401', 'insureTrip: a dialog'],
} satisfies Drive<typeof completeTripModel, typeof completeTripGestures>;
