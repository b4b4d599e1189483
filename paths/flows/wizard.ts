import type { wizardModel } from '#machines/drafts/wizard.model.ts';

import type { Doing, Drive } from '../flow.ts';
import { addInsuranceGestures } from '../gestures/addInsurance.ts';
import { wizardGestures } from '../gestures/wizard.ts';
import { acknowledge, atTheWizard, choose, confirm, describe, lookUp, wish } from './insuring.ts';

const [policy, tripType] = addInsuranceGestures['trip.described'];
const entry: Doing = { acts: [policy, tripType], fields: { policyNumber: null, tripType: 'multi' } };
const atTheWizardAgain: readonly Doing[] = [entry, { go: atTheWizard }];

/** The one that insures a trip. */
export const wizardDrive = {
  begins: {
    'for the first time': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' },
    'with a draft': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test', does: atTheWizardAgain },
  },
  asks: {},
  brings: {
    'flow.ended': [describe('single'), wish, lookUp('ZZ100', '2031-04-02'), choose('Anna Berg'), confirm, acknowledge],
  },
  first: {
    'filling.undisturbed ← leave.wished: with entries': [entry],
    'filling.undisturbed ← leave.wished: with nothing entered': [
      ...atTheWizardAgain,
      { acts: wizardGestures['draft.discarded'] },
    ],
  },
} satisfies Drive<typeof wizardModel, typeof wizardGestures>;
