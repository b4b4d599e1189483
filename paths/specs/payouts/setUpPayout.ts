import { setUpPayoutModel } from '#machines/payouts/setUpPayout.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atCase, claimMoney } from '../kit/cases.ts';
import { askedField } from '../kit/payouts.ts';

const press = (named: Extract<Act, { press: unknown }>['named']): readonly Act<never>[] => [{ press: 'button', named }];
const heading = (text: Extract<Assertion, { text?: unknown }>['text']): readonly Assertion[] => [
  { role: 'heading', ...(text && { text }) },
];

/** Distinguishes it from the button of the same name at the top. */
const closeBelow: readonly Act<never>[] = [
  { press: 'button', named: 'payouts.form.close', within: '[data-machine=setUpPayout] > div:last-of-type' },
];

/** The required fields in the gateway's format. */
const asked = {
  requiredFields: {
    __typename: 'RequiredFields',
    vendor: 'WALLET-PAYGO',
    service: 'WALLET',
    provider: 'PAYGO',
    type: 'WALLET',
    fields: [askedField('email', 'Email address', { type: 'email' })],
  },
};

export const spec = flowSpec(setUpPayoutModel, {
  starts: {
    'in a frame': {
      partner: 'rails',
      path: '/payout-methods',
      as: 'paula@rails.test',
      do: [{ acts: press('payouts.add') }],
    },
    'with one provider': { cannot: 'the sandbox has no partner who pays travellers through one wallet alone' },
    'with several': { ...atCase('CA28', 'nomethod@sky.test'), do: claimMoney() },
  },
  readOnly: {
    start: { partner: 'sky', path: '/payout-methods', as: 'readonly@sky.test' },
    sees: [{ role: 'button', text: 'payouts.add', is: 'disabled', describedBy: 'payouts.no_write' }],
  },
  events: {
    'provider.chosen': {
      usually: press({ begins: 'PayGo wallet' }),
      cases: { 'that is not': { cannot: 'nobody can choose what is not there' } },
    },
    'provider.reconsidered': press('wizard.back'),
    'method.described': [
      { fill: 'payouts.form.description', with: 'description' },
      { fill: 'payouts.form.field', values: { label: 'Email address' }, with: 'email' },
      { press: 'button', named: 'payouts.setUp.submit' },
    ],
    'frame.completed': { from: 'the page', do: { cannot: 'a script types nothing into the frame of a supplier' } },
    'retry.requested': {
      usually: press('payouts.frame.failed.again'),
      in: { unknown: press('payouts.frame.unknown.again') },
    },
    'onward.requested': press('payouts.select.onward'),
    'dialog.closed': {
      usually: [{ press: 'button', named: 'payouts.form.cancel', ifAsked: 'wizard.leave.yes' }],
      in: {
        openingFrame: press('wizard.close'),
        noFrame: closeBelow,
        framed: press('wizard.close'),
        unknown: closeBelow,
        created: press('payouts.complete.close'),
      },
    },
  },
  states: {
    beginning: 'transient',
    openingFrame: [...heading('payouts.frame.title'), { text: 'payouts.frame.opening' }],
    noFrame: [
      ...heading('payouts.frame.failed'),
      { text: 'payouts.frame.failed.body' },
      { role: 'button', text: 'payouts.frame.failed.again', is: 'enabled' },
    ],
    framed: heading('payouts.frame.title'),
    lookingAgain: [...heading('payouts.frame.title'), { text: 'payouts.frame.looking' }],
    unknown: [
      ...heading('payouts.frame.unknown'),
      { text: 'payouts.frame.unknown.body' },
      { role: 'button', text: 'payouts.frame.unknown.again', is: 'enabled' },
    ],
    choosing: heading('payouts.setUp.choose'),
    readingFields: heading('payouts.setUp.choose'),
    describing: [
      { role: 'textbox', text: 'payouts.form.description' },
      { role: 'button', text: 'payouts.setUp.submit', is: 'enabled' },
    ],
    creating: [{ role: 'button', text: 'payouts.setUp.submit', is: 'busy' }],
    created: [{ role: 'dialog', text: 'payouts.complete.title', body: 'payouts.complete.body' }],
    left: [
      { role: 'dialog', text: 'payouts.setUp.title', is: 'missing' },
      { role: 'dialog', text: 'payouts.complete.title', is: 'missing' },
    ],
  },
  actors: {
    openFrame: {
      call: 'GET /platform/payouts/widget*',
      document: 'PayoutWidget',
      answers: {
        opened: { data: { payoutWidget: { __typename: 'PayoutWidget', url: 'https://payouts.example/frame' } } },
      },
    },
    readMethods: {
      call: 'GET /platform/payouts/methods*',
      document: 'PayoutMethods',
      answers: {
        'one more': { cannot: 'a script types nothing into the frame of a supplier' },
        'none more': { data: { payoutMethods: [] } },
      },
    },
    readFields: {
      call: 'GET /platform/payouts/required-fields/*',
      document: 'RequiredFields',
      answers: { read: { data: asked } },
    },
    createMethod: {
      call: 'POST /platform/payouts/methods',
      document: 'CreatePayoutMethod',
      answers: {
        created: { data: { createPayoutMethod: { __typename: 'PayoutMethod', payoutMethodId: 'new' } } },
        'wrong email': { fault: { code: 'FAILED_VALIDATION', fields: { email: 'invalid' } } },
      },
    },
  },
  effects: {
    announceCreated: [{ role: 'dialog', text: 'payouts.complete.title' }],
    storeUrl: 'unseen',
    storeAsked: 'unseen',
    storeCreated: 'unseen',
    storeFound: 'unseen',
  },
});
