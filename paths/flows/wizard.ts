import type { wizardModel } from '#machines/drafts/wizard.model.ts';

import type { Doing, Drive } from '../flow.ts';
import { addInsuranceGestures } from '../gestures/addInsurance.ts';
import { wizardGestures } from '../gestures/wizard.ts';
import { acknowledge, atTheWizard, choose, confirm, describe, lookUp, wish } from './insuring.ts';

const [policy, tripType] = addInsuranceGestures['trip.described'];
const entry: Doing = { acts: [policy, tripType], fields: { policyNumber: null, tripType: 'multi' } };
const atTheWizardAgain: readonly Doing[] = [entry, { go: atTheWizard }];

const upToPurchase = [describe('single'), wish, lookUp('ZZ100', 22), choose('Anna Berg')];

/** The one that insures a trip. */
export const wizardDrive = {
  begins: {
    'for the first time': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' },
    'with a draft': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test', does: atTheWizardAgain },
  },
  asks: {},
  brings: {
    'flow.ended': [...upToPurchase, confirm, acknowledge],
  },
  first: {
    'filling.undisturbed ← leave.wished: with entries': [entry],
    'filling.undisturbed ← leave.wished: with nothing entered': [
      ...atTheWizardAgain,
      { acts: wizardGestures['draft.discarded'] },
    ],
    'filling.undisturbed ← leave.wished: with something under way': [
      ...upToPurchase,
      { raise: { method: 'POST', path: '/travel/insurance/blink-it', network: true } },
      { raise: { method: 'GET', path: '/travel/trips', network: true, times: 9 } },
      confirm,
      { until: [{ role: 'heading', text: 'insurance.unknown.title' }] },
    ],
  },
  except: {
    'filling.warning ← leave.declined': 'it goes on where the purchase is asked after, and not where a trip is begun',
  },
} satisfies Drive<typeof wizardModel, typeof wizardGestures>;
