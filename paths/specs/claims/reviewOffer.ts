import { reviewOfferModel } from '#machines/claims/review/reviewOffer.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atOffer, press, seen, unsettledStates } from '../kit/businessClaims.ts';

const byTheAdjuster = { cannot: 'the adjuster would have to do it meanwhile' };
const itemOf = (isAdjusted: boolean) => ({ item: isAdjusted ? 'Photo studio' : 'Corner shop' });
const titleOf = (isAdjusted: boolean) => (isAdjusted ? 'claims.offer.adjusted.title' : 'claims.offer.title');
const gone: readonly Assertion[] = [false, true].map((isAdjusted) => ({
  role: 'heading',
  text: titleOf(isAdjusted),
  values: itemOf(isAdjusted),
  is: 'missing',
}));
const toClaims = [{ press: 'link', named: 'claims.history.back' }] as const;

type Shown = { isAdjusted: boolean };

/** Totals in the sandbox. */
const sums = { first: { amount: '$56,000.00' }, adjusted: { amount: '$58,400.00' } };
const sumOf = ({ isAdjusted }: Shown) => (isAdjusted ? sums.adjusted : sums.first);

const busy = (shown: Shown): readonly Assertion[] => [
  { role: 'button', text: 'claims.offer.accept', values: sumOf(shown), is: 'busy' },
];

/** Only the adjuster can adjust an offer. */
const except = (places: readonly string[]) => ({
  except: Object.fromEntries(places.map((place) => [place, byTheAdjuster.cannot])),
});
const each = (state: string, who: readonly string[], how: readonly string[]) =>
  who.flatMap((one) => how.map((more) => `${state} (${one}${more})`));

const first = ['accept'];
const adjusted = ['adjusted, accept', 'adjusted, reject'];
const checking = (who: readonly string[]) => except(each('working.checkingOffer', who, ['', ', sent']));
const looking = (who: readonly string[]) => except(each('working.checkingOutcome', who, [', sent', ', sent, refused']));

const readings = {
  accepted: byTheAdjuster,
  rejected: byTheAdjuster,
  'taken back': byTheAdjuster,
  'not there': { cannot: 'what is listed is not taken back in the sandbox' },
} as const;

export const spec = flowSpec(reviewOfferModel, {
  starts: {
    'a first offer': atOffer('CL-04', 'claims.act.review'),
    'an adjusted offer': atOffer('CL-06', 'claims.act.review_adjusted'),
  },
  readOnly: {
    start: { ...atOffer('CR-02', 'claims.act.review'), as: 'readonly@harvest.test' },
    sees: [
      { text: 'claims.act.no_write' },
      { role: 'button', text: 'claims.offer.disagree', is: 'missing' },
      { role: 'button', text: 'claims.offer.reject', is: 'missing' },
    ],
  },
  events: {
    'offer.accepted': {
      usually: press('claims.offer.accept', sums.first),
      in: { 'reviewing (adjusted)': press('claims.offer.accept', sums.adjusted) },
    },
    'offer.declined': {
      usually: press('claims.offer.disagree'),
      in: { 'reviewing (adjusted)': press('claims.offer.reject') },
    },
    'decision.confirmed': {
      usually: press('claims.offer.accept.yes'),
      in: { 'confirming (adjusted, reject)': press('claims.offer.reject.yes') },
    },
    'decision.cancelled': {
      usually: press('claims.offer.accept.no'),
      in: { 'confirming (adjusted, reject)': press('claims.offer.reject.no') },
    },
    'retry.requested': press('claims.unknown.again'),
    'resend.requested': press('claims.missing.again'),
    'edit.requested': press('claims.missing.change'),
    'dialog.closed': {
      usually: toClaims,
      in: { accepted: press('claims.back'), rejected: press('claims.back') },
    },
  },
  states: {
    reviewing: (shown: Shown): readonly Assertion[] => [
      { role: 'button', text: 'claims.offer.accept', values: sumOf(shown), is: 'enabled' },
    ],
    confirming: ({ decision, isAdjusted }: Shown & { decision: string | null }): readonly Assertion[] => [
      decision === 'reject'
        ? { role: 'dialog', text: 'claims.offer.reject.title', body: 'claims.offer.reject.body' }
        : {
            role: 'dialog',
            text: 'claims.offer.accept.title',
            body: 'claims.offer.accept.sum',
            values: sumOf({ isAdjusted }),
          },
    ],
    'working.checkingOffer': busy,
    unchecked: 'transient',
    'working.sending': busy,
    thanking: 'transient',
    ...unsettledStates('offer'),
    accepted: [{ role: 'heading', text: 'claims.offer.thanks.title' }, seen('claims.back')],
    rejected: [
      { role: 'heading', text: 'claims.offer.rejected.title' },
      { text: 'claims.offer.rejected.body' },
      seen('claims.back'),
    ],
    decided: gone,
    disputed: [{ role: 'dialog', text: 'claims.dispute.title' }],
    dismissed: gone,
  },
  actors: {
    checkOffer: {
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: { ...readings, 'as it was': checking(adjusted), 'as it was adjusted': checking(first) },
    },
    readClaim: {
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: { ...readings, 'as it was': looking(adjusted), 'as it was adjusted': looking(first) },
    },
    decide: {
      call: 'PATCH /platform/items/*/alerts/*',
      document: 'UpdateClaim',
      answers: { changed: 'as it is' },
    },
  },
  effects: {
    claimOutdated: 'unseen',
    choose: 'unseen',
    clearDecision: 'unseen',
    storeRefusal: 'unseen',
    storeAnsweredOffer: 'unseen',
    show: 'unseen',
  },
});
