import { sendPayoutDetailsModel } from '#machines/claims/details/sendPayoutDetails.model.ts';

import type { Act, Fields } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { lost, network } from '../kit/unheard.ts';

const { answers } = sendPayoutDetailsModel;

export const give = { press: 'button', named: { begins: 'Add payment details for' } } as const satisfies Act;

const choose = {
  pick: 'claims.details.account',
  with: 'chosen',
  labels: { 'BUSINESS-BANK': 'claims.details.new' },
} as const satisfies Act;
const reached = [
  { fill: 'claims.details.email', with: 'email' },
  { fill: 'claims.details.phone', with: 'contactNumber' },
] as const satisfies readonly Act[];
const send = { press: 'button', named: 'claims.details.submit' } as const satisfies Act;

const field = <Name extends string>(label: string, name: Name) =>
  ({ fill: 'payouts.form.field', values: { label }, with: name }) as const;

/** The provider's fields appear once a new account is chosen. */
const describe = [
  choose,
  { fill: 'payouts.form.description', with: 'description' },
  field('Institution number', 'institutionNumber'),
  field('Transit number', 'transitNumber'),
  field('Account number', 'accountNumber'),
  {
    choose: 'payouts.form.field',
    values: { label: 'Account type' },
    with: 'accountType',
    called: { CHECKING: { endonym: 'Checking' } },
  },
  field('Routing number', 'sortCode'),
] as const satisfies readonly Act[];

const newAccount: Fields = {
  ...sendPayoutDetailsModel.events['details.entered']['a new account'].fields,
  chosen: 'BUSINESS-BANK',
  description: 'Till account',
};
const known: Fields = { chosen: 'Shop account' };
const again: readonly Act<never>[] = [{ press: 'button', named: 'claims.details.unknown.again' }];
const closeAbove: readonly Act<never>[] = [{ press: 'button', named: 'wizard.close', ifAsked: 'wizard.leave.yes' }];

const dialog = { role: 'dialog', text: 'claims.details.title' } as const satisfies Assertion;
const busy: readonly Assertion[] = [dialog, { role: 'button', text: 'claims.details.submit', is: 'busy' }];
const unknown = (text: 'claims.details.unknown' | 'claims.details.method_unknown'): readonly Assertion[] => [
  dialog,
  { role: 'alert' },
  { text },
  { role: 'button', text: 'claims.details.unknown.again', is: 'enabled' },
];
const over: readonly Assertion[] = [{ ...dialog, is: 'missing' }];
const byAnother = 'nobody else is at these accounts';
const places = (...known: string[]) =>
  Object.fromEntries(known.map((each) => [`working.comparing (${each})`, byAnother]));
const corrected = places(
  'corrected',
  'corrected, again',
  'corrected, to correct',
  'corrected, created',
  'corrected, created, again',
  'corrected, created, to correct',
);
const uncorrected = places('', 'again', 'to correct', 'created', 'created, again', 'created, to correct');

export const spec = flowSpec(sendPayoutDetailsModel, {
  labels: { description: 'payouts.form.description' },
  starts: {
    'from its claim': {
      partner: 'harvest',
      path: '/insurance',
      as: 'berta@harvest.test',
      do: [{ acts: [give] }],
    },
  },
  readOnly: {
    start: { partner: 'harvest', path: '/insurance', as: 'readonly@harvest.test' },
    sees: [{ role: 'button', ...give.named, is: 'disabled', describedBy: 'claims.act.no_write' }],
  },
  events: {
    'details.entered': {
      usually: [choose, ...reached, send],
      cases: {
        'an account there is': { fields: known },
        'with another address': { fields: known },
        'a new account': {
          fields: { chosen: 'BUSINESS-BANK' },
          first: [{ acts: describe, fields: newAccount }],
          when: 'editing',
        },
        'what is not offered': { cannot: 'nobody can choose what is not there' },
      },
    },
    'resend.requested': { usually: [{ press: 'button', named: 'claims.missing.again' }] },
    'edit.requested': { usually: [{ press: 'button', named: 'claims.missing.change' }] },
    'retry.requested': { usually: again, in: { failed: [{ press: 'button', named: 'data.retry' }] } },
    'dialog.closed': {
      usually: closeAbove,
      in: {
        editing: [{ press: 'button', named: 'claims.details.cancel', ifAsked: 'wizard.leave.yes' }],
        changedElsewhere: [{ press: 'button', named: 'claims.back' }],
      },
    },
  },
  states: {
    loading: [dialog],
    failed: [dialog, { text: 'claims.details.failed' }],
    editing: [
      dialog,
      { role: 'heading', text: 'claims.details.heading' },
      { role: 'radiogroup', text: 'claims.details.account' },
      { role: 'button', text: 'claims.details.submit', is: 'enabled' },
    ],
    'working.comparing': busy,
    'working.correcting': busy,
    'working.creating': busy,
    'working.matching': busy,
    'working.checkingMethod': busy,
    'working.found': 'transient',
    'working.sending': busy,
    'working.choosingAnew': busy,
    'working.checkingOutcome': busy,
    methodUnknown: unknown('claims.details.method_unknown'),
    outcomeUnknown: unknown('claims.details.unknown'),
    notReceived: [
      dialog,
      { role: 'heading', text: 'claims.missing.title' },
      { text: 'claims.details.missing' },
      { role: 'button', text: 'claims.missing.again', is: 'enabled' },
      { role: 'button', text: 'claims.missing.change', is: 'enabled' },
      { role: 'button', text: 'claims.details.submit', is: 'missing' },
    ],
    changedElsewhere: [dialog, { role: 'heading', text: 'claims.details.moved' }],
    sent: over,
    arrived: over,
    dismissed: over,
  },
  actors: {
    readChoice: {
      call: 'GET /platform/payouts/config*',
      document: 'PayoutConfig',
      answers: { read: 'as it is' },
    },
    createMethod: {
      call: 'POST /platform/payouts/methods',
      document: 'CreatePayoutMethod',
      answers: {
        created: {
          data: {
            createPayoutMethod: {
              __typename: 'PayoutMethod',
              payoutMethodId: answers.createMethod.created.payoutMethodId,
            },
          },
        },
        'wrong name': { fault: { code: 'FAILED_VALIDATION', fields: { description: 'invalid' } } },
        'no answer': { ifLater: { 'readMethods: without it': network, 'readMethods: with it': lost } },
      },
    },
    correctMethod: {
      call: 'PATCH /platform/payouts/methods/*',
      document: 'UpdatePayoutMethod',
      answers: {
        corrected: {
          data: { updatePayoutMethod: { __typename: 'PayoutMethod', payoutMethodId: 'shop', preferred: 1 } },
        },
        'wrong address': { fault: { code: 'FAILED_VALIDATION', fields: { email: 'invalid' } } },
      },
    },
    readMethods: {
      call: 'GET /platform/payouts/methods*',
      document: 'PayoutMethods',
      answers: {
        // The lever refuses accounts that do not exist.
        'with it': { except: { 'working.matching': byAnother, ...corrected } },
        'without it': { except: { 'working.comparing (created, again)': byAnother, ...corrected } },
        'as it was corrected': {
          except: { 'working.matching': byAnother, 'working.checkingMethod': byAnother, ...uncorrected },
        },
        'with it and another address': { cannot: byAnother },
        'with other numbers': { cannot: byAnother },
      },
    },
    sendPayout: {
      call: 'PATCH /platform/items/*/alerts/*/payouts/*',
      document: 'UpdateClaimPayout',
      answers: {
        sent: { data: { updateClaimPayout: { __typename: 'ClaimPayout', ...answers.sendPayout.sent.payout } } },
        'wrong phone': { fault: { code: 'INVALID_PARAMS', fields: { contactNumber: 'invalid' } } },
        PAYOUT_SERVICE_ERROR: {
          ifLater: { 'readClaim: waiting': { fault: { code: 'PAYOUT_SERVICE_ERROR' } }, 'readClaim: sent': lost },
        },
        'no answer': { ifLater: { 'readClaim: waiting': network, 'readClaim: sent': lost } },
      },
    },
    readClaim: {
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: { sent: 'as it is', waiting: 'as it is', 'no claim': { cannot: byAnother } },
    },
  },
  effects: {
    announceSent: [{ notice: 'notices.payout_sent' }],
    announceArrived: [{ notice: 'notices.payout_arrived' }],
    claimsOutdated: 'unseen',
    storeChoice: 'unseen',
    storeCreation: 'unseen',
    storeSending: 'unseen',
    storeCorrection: 'unseen',
    dropCorrection: 'unseen',
    dropAccount: 'unseen',
    markAccountChanged: 'unseen',
    applyCorrection: 'unseen',
    storeCreatedAccount: 'unseen',
    storeFoundAccount: 'unseen',
    methodsOutdated: 'unseen',
  },
});
