import { claimOptionModel } from '#machines/resolutions/cash/claimOption.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { atCase } from '../kit/cases.ts';
import { sum } from '../kit/remedies.ts';

type Context = Readonly<{ option: { status: string }; remedy: 'CASH' | 'POINTS'; mayWrite: boolean }>;

const press = (named: TextId): readonly Act<never>[] => [{ press: 'button', named, values: sum }];
const seen = (text: TextId): Assertion => ({ role: 'button', text, is: 'enabled' });

const claims = { CASH: 'resolutions.claim.cash.submit', POINTS: 'resolutions.claim.points.submit' } as const;
const chips: Readonly<Record<string, TextId>> = {
  Requested: 'resolutions.status.requested',
  Confirmed: 'resolutions.status.confirmed',
  Rejected: 'resolutions.status.rejected',
  CallMe: 'resolutions.status.call_me',
};

const readOnly = { is: 'disabled', describedBy: 'resolutions.no_rights' } as const;
const offered = ({ remedy, mayWrite, option: { status } }: Context): readonly Assertion[] => [
  { role: 'button', text: claims[remedy], values: sum, ...(mayWrite ? { is: 'enabled' } : readOnly) },
  ...(status === 'Failed' ? [{ text: 'resolutions.status.failed' as const }] : []),
];
const chipOf = (remedy: Context['remedy'], status: string) =>
  remedy === 'CASH' && status === 'Requested' ? 'resolutions.status.awaiting_payment' : chips[status];
const answered = ({ remedy, option: { status } }: Context): readonly Assertion[] => [
  { role: 'button', text: claims[remedy], values: sum, is: 'missing' },
  ...[chipOf(remedy, status) ?? []].flat().map((text) => ({ text })),
];
const told = (to: string, status: string, usual: TextId, ofMoney: TextId): readonly Assertion[] => [
  to.includes(status) && !to.includes('points') ? { notice: ofMoney, values: sum } : { notice: usual },
];
const waiting = ({ remedy }: Context): readonly Assertion[] => [
  { role: 'button', text: claims[remedy], values: sum, is: 'busy' },
];

const changed = (status: string) => ({
  submitResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status },
});
const confirmed = (status: string) => ({
  confirmResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status },
});

/** Maps places to the reason why something cannot happen in them. */
const at = (state: string, known: readonly string[], why: string): Readonly<Record<string, string>> =>
  Object.fromEntries(known.map((each) => [`${state} (${each})`, why]));
const submitting = (...[known, why]: [readonly string[], string]) => at('working.submitting', known, why);
const checkingOutcome = (...[known, why]: [readonly string[], string]) => at('working.checkingOutcome', known, why);

const [claim, no, callMe] = ['customer.claim', 'customer.no', 'customer.callMe'];
/** Cash, points and manual payments before an answer. */
const openFor = (...acts: readonly string[]) =>
  ['', 'points, ', 'by hand, '].flatMap((who) => acts.map((act) => `${who}Initial, ${act}`));
const byHand = ['by hand, Initial', ...[claim, no, callMe].map((act) => `by hand, Initial, ${act}`)];
const unanswered = ['Initial', 'points, Initial'];
const refusedUnconfirmed = ['Requested', 'points, Requested'];
const unsure = ['Requested, unsure', 'points, Requested, unsure'];
const failed = ['Failed', `Failed, ${claim}`, `Failed, ${no}`];
const openSent = (...acts: readonly string[]) => openFor(...acts).filter((known) => !known.startsWith('by hand'));

const atOther = 'no other answer of theirs leads there';
const failsAgain = 'whose money did not go in the sandbox does not get it the second time either';
const asItIs = 'it depends on how it stood before';
const pointsGo = 'points do not fail in the sandbox';
const byNobody = 'the samples of the case know nothing of a hand';

export const spec = flowSpec(claimOptionModel, {
  starts: {
    cash: {
      ifLater: {
        'confirm: confirmed': atCase('CA34', 'many@sky.test'),
        'confirm: failed': atCase('CA46', 'many@sky.test'),
        'readCase: failed': atCase('CA46', 'many@sky.test'),
      },
    },
    'cash that is paid by hand': atCase('CA35', 'many@sky.test'),
    points: atCase('PT21'),
    'claimed and not confirmed': {
      ifLater: {
        'confirm: confirmed': atCase('CA36', 'many@sky.test'),
        'confirm: failed': atCase('CA47', 'many@sky.test'),
        'readCase: failed': atCase('CA47', 'many@sky.test'),
      },
    },
    'claimed and paid by hand': atCase('CA32', 'many@sky.test'),
    'who may only look': { cannot: 'who may only look has no money on offer in the sandbox' },
  },
  events: {
    'option.claimed': {
      usually: press(claims.CASH),
      in: { 'offered (points, Initial)': press(claims.POINTS), 'offered (points, Failed)': press(claims.POINTS) },
    },
    'account.change.requested': press('resolutions.money.choose'),
    // Sent by the parent page.
    'account.read': { from: 'nobody' },
    'decline.requested': press('resolutions.claim.no'),
    'decline.confirmed': press('resolutions.claim.no.yes'),
    'decline.cancelled': press('resolutions.claim.no.no'),
    'call.requested': press('resolutions.claim.call'),
    'resend.requested': press('resolutions.missing.again'),
    'edit.requested': press('resolutions.missing.change'),
    'claim.confirmed': press('resolutions.claim.unconfirmed.finish'),
    'retry.requested': press('resolutions.unknown.again'),
    // Sent by the parent page. Tests of the screen cover it.
    'option.read': { from: 'nobody' },
  },
  states: {
    routing: 'transient',
    offered,
    selecting: [{ role: 'dialog', text: 'payouts.select.title' }],
    changing: [{ role: 'dialog', text: 'payouts.select.title' }, { text: 'payouts.select.note_change' }],
    'working.checkingAccount': [{ text: 'resolutions.claim.looking' }],
    confirmingDecline: ({ remedy }: Context): readonly Assertion[] => [
      {
        role: 'dialog',
        text: remedy === 'CASH' ? 'resolutions.claim.no.title_sum' : 'resolutions.claim.no.title',
        values: sum,
        body: 'resolutions.claim.no.body',
      },
      seen('resolutions.claim.no.yes'),
      seen('resolutions.claim.no.no'),
    ],
    'working.submitting': waiting,
    'working.confirming': waiting,
    'working.checkingOutcome': [{ text: 'resolutions.reconciling.title' }, { text: 'resolutions.reconciling.body' }],
    outcomeUnknown: [
      { text: 'resolutions.unknown.title' },
      { text: 'resolutions.unknown.body' },
      seen('resolutions.unknown.again'),
    ],
    notReceived: [
      { text: 'resolutions.missing.title' },
      { text: 'resolutions.missing.body' },
      seen('resolutions.missing.again'),
      seen('resolutions.missing.change'),
    ],
    unconfirmed: [{ text: 'resolutions.claim.unconfirmed.title' }, seen('resolutions.claim.unconfirmed.finish')],
    readOnly: answered,
  },
  actors: {
    selectPayout: {
      plays: {
        selected: [{ acts: [{ press: 'button', named: { begins: 'Household account' } }] }],
        'set up for later': { cannot: 'setting up a method is a separate flow' },
        dismissed: [{ acts: press('payouts.select.cancel') }],
        outdated: { cannot: 'somebody else would have to change it between the offer and the claim' },
      },
    },
    changePayout: {
      plays: {
        selected: [{ acts: [{ press: 'button', named: { begins: 'Household account' } }] }],
        'none needed': { cannot: 'a customer who can change the account has a method' },
        dismissed: [{ acts: press('payouts.select.cancel') }],
      },
    },
    readMethods: {
      call: 'GET /platform/payouts/methods*',
      document: 'PayoutMethods',
      answers: {
        'as it was': 'as it is',
        otherwise: { cannot: 'somebody else would have to change it between the claim and its repetition' },
      },
    },
    submit: {
      call: 'PUT /platform/resolutions',
      document: 'SubmitResolution',
      answers: {
        taken: {
          data: changed('Requested'),
          except: {
            ...submitting([...openFor(no, callMe), `Failed, ${no}`], atOther),
            ...submitting([`Failed, ${claim}`], failsAgain),
          },
        },
        rejected: {
          data: changed('Rejected'),
          except: {
            ...submitting([...openFor(claim, callMe), `Failed, ${claim}`], atOther),
            ...submitting([`points, Initial, ${no}`], 'its customer is not shown any more what they turned down'),
          },
        },
        called: {
          data: changed('CallMe'),
          except: submitting([...openFor(claim, no), `Failed, ${claim}`, `Failed, ${no}`], atOther),
        },
        // The later look-up decides whether the answer was lost before or after the effect.
        'no answer': {
          ifLater: {
            'readCase: not claimed': { fault: { network: true } },
            'readCase: claimed': { fault: { lost: true } },
            'readCase: failed': { fault: { network: true } },
          },
        },
      },
    },
    confirm: {
      call: 'PUT /platform/resolutions/*/confirm',
      document: 'ConfirmResolution',
      answers: {
        confirmed: { data: confirmed('Confirmed') },
        failed: {
          data: confirmed('Failed'),
          except: at('working.confirming', ['points, Requested, unsure'], pointsGo),
        },
        'as it was': { cannot: 'the sandbox pays what is confirmed, or says that it failed' },
        'no answer': {
          ifLater: {
            'readCase: claimed': { fault: { network: true } },
            'readCase: confirmed': { fault: { lost: true } },
            'readCase: failed': { fault: { lost: true } },
          },
        },
      },
    },
    readCase: {
      call: 'GET /platform/resolutions/options*',
      document: 'ResolutionOptions',
      answers: {
        'not claimed': {
          except: {
            ...checkingOutcome([...refusedUnconfirmed, ...unsure, ...failed], asItIs),
            ...checkingOutcome(byHand, byNobody),
          },
        },
        claimed: {
          except: {
            ...checkingOutcome([...unanswered, 'Failed'], asItIs),
            ...checkingOutcome([...openSent(no, callMe), `Failed, ${no}`], atOther),
            ...checkingOutcome([`Failed, ${claim}`], failsAgain),
            ...checkingOutcome(byHand, byNobody),
          },
        },
        confirmed: {
          except: {
            ...checkingOutcome([...unanswered, ...refusedUnconfirmed, ...failed], asItIs),
            ...checkingOutcome(openSent(claim, no, callMe), atOther),
            ...checkingOutcome(byHand, byNobody),
          },
        },
        failed: {
          except: {
            ...checkingOutcome([...unanswered, ...refusedUnconfirmed], asItIs),
            ...checkingOutcome(openSent(claim, no, callMe), atOther),
            ...checkingOutcome(['points, Requested, unsure'], pointsGo),
            ...checkingOutcome(byHand, byNobody),
          },
        },
        gone: { cannot: 'what was offered is not taken back in the sandbox' },
      },
    },
  },
  effects: {
    announceSubmitted: (_, { to }) => told(to, 'Requested', 'notices.resolution_submitted', 'notices.money_claimed'),
    announceConfirmed: (_, { to }) => told(to, 'Confirmed', 'notices.resolution_confirmed', 'notices.money_confirmed'),
    announcePayoutFailed: [{ told: 'errors.payout_request_failed' }],
    startCooldown: 'unseen',
    caseOutdated: 'unseen',
    begin: 'unseen',
    storeRead: 'unseen',
    storeChange: 'unseen',
    storeOption: 'unseen',
    storeAccount: 'unseen',
    storeChosen: 'unseen',
    forgetChosen: 'unseen',
    markOtherAccount: 'unseen',
    methodsOutdated: 'unseen',
    finishAttempt: 'unseen',
    clearAttempt: 'unseen',
    markAnsweredElsewhere: 'unseen',
  },
});
