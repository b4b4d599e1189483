import { wizardModel } from '#machines/kit/wizard/wizard.model.ts';

import type { Action } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import {
  acknowledge,
  atTheWizard,
  choose,
  closeWizard,
  confirm,
  continueDraft,
  describe,
  discardDraft,
  lookUp,
  tripFields,
} from '../kit/insuring.ts';

const entry: Action = { acts: tripFields, fields: { policyNumber: null, tripType: 'multi' } };
const atTheWizardAgain: readonly Action[] = [entry, { go: atTheWizard }];
const upToPurchase = [describe('single'), lookUp('ZZ100', 22), choose('Anna Berg')];
const filling = 'filling.undisturbed';

/** The wizard that insures a trip. */
export const spec = flowSpec(wizardModel, {
  starts: {
    'for the first time': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' },
    'with a draft': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test', do: atTheWizardAgain },
  },
  events: {
    'draft.continued': continueDraft,
    'draft.discarded': discardDraft,
    'leave.requested': {
      usually: closeWizard,
      cases: {
        'with entries': { when: filling, first: [entry] },
        'with nothing entered': { when: filling, first: [...atTheWizardAgain, { acts: discardDraft }] },
        'with something under way': {
          when: filling,
          first: [
            ...upToPurchase,
            { raise: { method: 'POST', path: '/travel/insurance/blink-it', network: true } },
            { raise: { method: 'GET', path: '/travel/trips', network: true, times: 9 } },
            confirm,
            { until: [{ role: 'heading', text: 'insurance.unknown.title' }] },
          ],
        },
      },
    },
    'leave.confirmed': {
      usually: [{ press: 'button', named: 'wizard.close.discard' }],
      in: { 'filling.warning': [{ press: 'button', named: 'insurance.unknown.leave.go' }] },
    },
    'leave.declined': {
      usually: [{ press: 'button', named: 'wizard.close.stay' }],
      in: { 'filling.warning': [{ press: 'button', named: 'insurance.unknown.leave.stay' }] },
      except: {
        'filling.warning': 'it goes on where the purchase is asked after, and not where a trip is begun',
      },
    },
    'draft.kept': [{ press: 'button', named: 'wizard.close.keep' }],
    'flow.ended': {
      usually: { from: 'another flow', do: [...upToPurchase, confirm, acknowledge] },
      // The question must be answered first.
      in: { 'filling.asking': { from: 'nobody' }, 'filling.warning': { from: 'nobody' } },
    },
  },
  states: {
    opening: 'transient',
    offering: [
      { role: 'dialog', text: 'insurance.add' },
      { role: 'heading', text: 'wizard.resume.title' },
      { role: 'button', text: 'wizard.resume.continue', is: 'enabled' },
      { role: 'button', text: 'wizard.resume.restart', is: 'enabled' },
    ],
    'filling.undisturbed': [
      { role: 'dialog', text: 'insurance.add' },
      { role: 'heading', text: 'wizard.resume.title', is: 'missing' },
      { role: 'dialog', text: 'wizard.close.title', is: 'missing' },
      { role: 'dialog', text: 'insurance.unknown.leave.title', is: 'missing' },
    ],
    'filling.asking': [
      { role: 'dialog', text: 'wizard.close.title' },
      { role: 'button', text: 'wizard.close.keep', is: 'enabled' },
      { role: 'button', text: 'wizard.close.discard', is: 'enabled' },
      { role: 'button', text: 'wizard.close.stay', is: 'enabled' },
    ],
    'filling.warning': [
      { role: 'dialog', text: 'insurance.unknown.leave.title' },
      { role: 'button', text: 'insurance.unknown.leave.stay', is: 'enabled' },
      { role: 'button', text: 'insurance.unknown.leave.go', is: 'enabled' },
    ],
    left: [{ role: 'dialog', is: 'missing' }, { page: '/insurance' }],
  },
  actors: {},
  effects: { forgetDraft: 'unseen' },
});
