import type { ContextFrom } from 'xstate';

import type { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import { addInsuranceModel } from '#machines/insurance/addInsurance.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import {
  acknowledge,
  addFlight,
  atTheWizard,
  choose,
  comeBack,
  confirm,
  confirmFlightList,
  describeTrip,
  goBack,
  lookUp,
  outAndBack,
  recogniseFlight,
  reopenTrip,
} from '../kit/insuring.ts';

/** An account with two policies that insure trips. */
const polly = { partner: 'sky', path: atTheWizard, as: 'policies@sky.test' };
const outbound = outAndBack(9, 'POL-ACTIVE');
// A trip cannot contain a flight twice.
const days = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32];

type AddInsurance = ContextFrom<typeof addInsuranceMachine>;

const isShown = ({ lookup }: AddInsurance): boolean => lookup?.page === 'showing';

/** For an account with several policies. SK101 flies every day. */
export const spec = flowSpec(addInsuranceModel, {
  starts: {
    'a new trip': polly,
    'without a payout method where one is needed': { partner: 'rails', path: atTheWizard, as: 'paula@rails.test' },
    'left at the flights': { ...polly, do: [...outbound, { acts: goBack }, ...comeBack] },
    'left while looking up': { ...polly, do: [...outbound, ...comeBack] },
    'left while completing': { ...polly, do: [...outbound, lookUp('SK101', 16), ...comeBack] },
  },
  readOnly: {
    start: { partner: 'sky', path: '/insurance', as: 'readonly@sky.test' },
    sees: [{ role: 'button', text: 'insurance.add', is: 'disabled', describedBy: 'insurance.add.no_write' }],
  },
  events: {
    'payout.setUp': {
      from: 'another flow',
      do: { cannot: 'nobody but the supplier’s own page, in a frame, sets one up there' },
    },
    'trip.described': describeTrip,
    'change.confirmed': [{ press: 'button', named: 'insurance.change.yes' }],
    'change.declined': [{ press: 'button', named: 'insurance.change.no' }],
    'flight.requested': addFlight,
    'flight.removed': [
      {
        press: 'button',
        named: 'insurance.flights.remove_flight',
        values: { flight: 'SK101' },
        within: '[data-machine=addInsurance] li:first-child',
      },
    ],
    'flights.confirmed': confirmFlightList,
    'trip.reopened': reopenTrip,
    'page.left': goBack,
  },
  states: {
    restoring: 'transient',
    payoutMissing: [
      { role: 'heading', text: 'insurance.payout.title' },
      { role: 'button', text: 'insurance.payout.set_up', is: 'enabled' },
      { role: 'button', text: 'insurance.payout.back', is: 'enabled' },
      { role: 'button', text: 'insurance.next', is: 'missing' },
    ],
    describing: [
      { role: 'heading', text: 'insurance.trip.title' },
      { role: 'radiogroup', text: 'insurance.trip.policy' },
      { role: 'radiogroup', text: 'insurance.trip.type' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
    ],
    changing: [
      { role: 'dialog', text: 'insurance.change.title', body: 'insurance.change.body' },
      { role: 'button', text: 'insurance.change.yes', is: 'enabled' },
      { role: 'button', text: 'insurance.change.no', is: 'enabled' },
    ],
    'listing.open': [
      { role: 'heading', text: 'insurance.flights.title' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
      { role: 'alert', is: 'missing' },
    ],
    'listing.miscounted': [{ role: 'heading', text: 'insurance.flights.title' }, { role: 'alert' }],
    lookingUp: (context: AddInsurance): readonly Assertion[] => [
      {
        role: 'button',
        text: isShown(context) ? 'insurance.found.yes' : 'insurance.lookup.check',
        is: 'enabled',
      },
    ],
    counting: 'transient',
    returning: 'transient',
    completing: [{ role: 'heading', text: 'insurance.travellers.title' }],
    done: [{ role: 'dialog', is: 'missing' }, { page: '/insurance' }],
  },
  actors: {
    flightLookup: {
      plays: {
        'one flight': (context: AddInsurance) =>
          isShown(context) ? [{ acts: recogniseFlight }] : { inTurn: days.map((inDays) => [lookUp('SK101', inDays)]) },
        'more flights than there is room for': { cannot: 'the page that asks which of them lets nobody choose more' },
        left: (context: AddInsurance) => [...(isShown(context) ? [{ acts: goBack }] : []), { acts: goBack }],
      },
    },
    completeTrip: {
      plays: {
        insured: [choose('Polly Ames'), confirm, acknowledge],
        'left for the flights': [{ acts: goBack }],
        'left for the trip': [choose('Polly Ames'), { acts: reopenTrip }],
      },
    },
  },
  effects: { storeDescription: 'unseen', storeFlights: 'unseen', storeLookup: 'unseen', storeCompletion: 'unseen' },
});
