import type { SnapshotFrom } from 'xstate';

import { selectPayoutModel } from '#machines/resolutions/cash/selectPayout.model.ts';
import { oldAccount, withAddress } from '#machines/resolutions/methods/addAddress.model.ts';

import type { Act, Start } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { atCase, chooseAccount, claimMoney } from '../kit/cases.ts';
import { sum } from '../kit/remedies.ts';
import { enterAddress } from './addAddress.ts';
import { enterMoved, switched } from './switchProvider.ts';

type Context = SnapshotFrom<typeof selectPayoutModel.machine>['context'];

const press = (named: TextId): readonly Act<never>[] => [{ press: 'button', named }];
const claiming = (number: Parameters<typeof atCase>[0], as: string): Start => ({
  ...atCase(number, as),
  do: claimMoney(),
});

const changing = (number: Parameters<typeof atCase>[0], as: string): Start => ({
  ...atCase(number, as),
  do: chooseAccount,
});

const wallet = { email: 'noor@wallet.test', description: 'My wallet' };
export const chooseWallet = [{ acts: [{ press: 'button', named: { begins: 'PayGo wallet' } }] }] as const;
export const describeWallet = [
  {
    acts: [
      { fill: 'payouts.form.description', with: 'description' },
      { fill: 'payouts.form.field', values: { label: 'Email address' }, with: 'email' },
      { press: 'button', named: 'payouts.setUp.submit' },
    ],
    fields: wallet,
  },
] as const;
export const pressContinue = [{ acts: press('payouts.select.onward') }] as const;
export const pressClose = [{ acts: press('payouts.complete.close') }] as const;

const again: readonly Assertion[] = [
  { role: 'button', text: 'data.retry', is: 'enabled' },
  { role: 'button', text: 'payouts.select.cancel', is: 'enabled' },
];
const waiting: readonly Assertion[] = [
  { role: 'button', text: 'resolutions.claim.cash.submit', values: sum, is: 'busy' },
];

const closed = ({ methods, abilities }: Context): readonly Assertion[] => [
  { role: 'button', text: 'payouts.select.cancel', is: 'missing' },
  {
    role: 'button',
    text: 'resolutions.claim.cash.submit',
    values: sum,
    is: methods.length === 0 && !abilities.canSetUp ? 'disabled' : 'enabled',
  },
];

const ofOthers = 'whom a partner pays has no method of their own';
const mendedByThen = 'what was set up or mended is there, and can be paid to';
const stillHas = 'who has been told of a method has it';
const isTold = 'who has but one is told of it';
const chosen = ['', 'for later, ', 'shown, ', 'changing, ', 'changing, for later, ', 'partner, ']
  .map((known) => `${known}chosen`)
  .concat('the bare one', 'partner, the bare one');
const inAll = (known: readonly string[], why: string): Readonly<Record<string, string>> =>
  Object.fromEntries(known.map((each) => [each ? `reading (${each})` : 'reading', why]));
const stillThere = { cannot: 'the insurer has the method, and the claim comes back to it at once' } as const;

export const spec = flowSpec(selectPayoutModel, {
  starts: {
    'a customer': {
      ifLater: {
        'readPayouts: several': claiming('CA30', 'many@sky.test'),
        'readPayouts: none': claiming('CA28', 'nomethod@sky.test'),
      },
    },
    'whom a partner pays': claiming('CA27', 'paula@rails.test'),
    'who may set none up': { cannot: 'whoever may claim in the sandbox may set a method up' },
    'who may change none': { cannot: 'whoever has a method in the sandbox may change it' },
    'who was told where it goes': {
      ifLater: {
        'readPayouts: one': claiming('CA29', 'one@sky.test'),
        'readPayouts: one that goes elsewhere from now on': claiming('CA31', 'vera@voyage.test'),
      },
    },
    'whom a partner pays, and who was told where it goes': { cannot: ofOthers },
    'who wants it elsewhere': {
      ifLater: {
        'readPayouts: one': changing('CA29', 'one@sky.test'),
        'readPayouts: several': changing('CA30', 'many@sky.test'),
      },
    },
  },
  events: {
    'method.setUp': {
      from: 'another flow',
      do: {
        bySample: {
          done: [...chooseWallet, ...describeWallet, ...pressContinue],
          'done, for later': [...chooseWallet, ...describeWallet, ...pressClose],
          'not at all': [{ acts: press('payouts.form.cancel') }],
        },
      },
    },
    'method.chosen': {
      usually: [{ take: 'payoutMethodId' }],
      cases: {
        'the household account': { fields: { payoutMethodId: 'Household account' } },
        'one without an address': { fields: { payoutMethodId: oldAccount.description } },
        'one that there is not': { cannot: 'nobody can choose what is not there' },
      },
    },
    'setup.requested': press('payouts.add'),
    'retry.requested': press('data.retry'),
    'dialog.closed': {
      usually: press('payouts.select.cancel'),
      // No close button yet.
      in: {
        reading: { from: 'nobody' },
        readingFields: { from: 'nobody' },
        'incomplete (no completion, of many, the bare one)': press('payouts.select.another'),
        'incomplete (no completion, of many, elsewhere, chosen)': press('payouts.select.another'),
      },
    },
  },
  states: {
    reading: waiting,
    unread: again,
    routing: 'transient',
    unpayable: [
      { role: 'button', text: 'payouts.select.cancel', is: 'enabled' },
      { role: 'button', text: 'data.retry', is: 'missing' },
    ],
    settingUp: [{ role: 'dialog', text: 'payouts.setUp.title' }],
    choosing: [
      { role: 'dialog', text: 'payouts.select.title' },
      { role: 'heading', text: 'payouts.select.question' },
    ],
    checking: 'transient',
    incomplete: [{ role: 'button', text: 'data.retry', is: 'missing' }],
    addingAddress: { sees: [{ role: 'dialog', text: 'payouts.address.title' }], root: 'none' },
    readingFields: waiting,
    fieldsUnread: again,
    switchingProvider: { sees: [{ role: 'dialog', text: 'payouts.switch.title' }], root: 'none' },
    returning: 'transient',
    closing: 'transient',
    selected: ({ isOnward, abilities }: Context): readonly Assertion[] =>
      isOnward && abilities.completion !== 'later'
        ? // The claim continues with the method.
          [{ role: 'button', text: 'resolutions.claim.cash.submit', values: sum, is: 'missing' }]
        : // Nothing is claimed yet.
          [{ text: 'resolutions.claim.waits' }],
    dismissed: closed,
    outdated: closed,
  },
  actors: {
    readPayouts: {
      call: 'GET /platform/payouts/methods*',
      document: 'PayoutMethods',
      answers: {
        none: {
          except: { ...inAll(chosen, mendedByThen), ...inAll(['shown', 'changing'], stillHas) },
        },
        one: {
          except: {
            ...inAll(['', 'for later, chosen'], isTold),
            ...inAll(['changing, chosen', 'changing, for later, chosen', 'the bare one'], mendedByThen),
            'reading (partner)': ofOthers,
          },
        },
        'another one': { cannot: 'somebody else would have to change it meanwhile' },
        several: {
          except: {
            ...inAll(['chosen', 'the bare one', 'for later, chosen', 'shown, chosen'], mendedByThen),
            ...inAll(['shown'], 'who has several is told of none'),
            'reading (partner)': ofOthers,
          },
        },
        'one without an address': { cannot: 'nobody in the sandbox has but such a one' },
        'one that goes elsewhere from now on': {
          except: {
            ...inAll(chosen, mendedByThen),
            ...inAll([''], isTold),
            ...inAll(['changing'], 'nothing is mended before it is claimed to'),
            'reading (partner)': ofOthers,
          },
        },
        'several that go elsewhere from now on': { cannot: 'nobody in the sandbox has several of them' },
        'none, and nothing is set up': { cannot: 'who has no method there is told so before they claim anything' },
        'one, and nothing is set up': { cannot: 'where nothing is set up in the sandbox, nobody has a method' },
        'one through the corporate provider': {
          cannot: 'nobody in the sandbox begins with it, and who has switched to it has one like any other',
        },
      },
    },
    readFields: {
      call: 'GET /platform/payouts/required-fields/*',
      document: 'RequiredFields',
      answers: { read: 'as it is' },
    },
    addAddress: {
      plays: {
        edited: [{ acts: enterAddress, fields: withAddress }],
        gone: stillThere,
        left: [{ acts: press('payouts.select.cancel') }],
      },
    },
    switchProvider: {
      plays: {
        edited: [{ acts: enterMoved, fields: switched }],
        gone: stillThere,
        left: [{ acts: press('payouts.select.cancel') }],
      },
    },
  },
  effects: {
    storePayouts: 'unseen',
    choose: 'unseen',
    chooseShown: 'unseen',
    storeSetUp: 'unseen',
    markOutdated: 'unseen',
    methodsOutdated: 'unseen',
  },
});
