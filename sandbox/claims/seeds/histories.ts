import { type ClaimAct, type ClaimStanding, claimActs, claimAfter, isAccepted } from '#schema/claims.ts';

import type { ClaimRow } from '../found.ts';
import { payoutEvent, toClaimEvent } from '../move.ts';
import { listPeriods } from '../periods.ts';
import { type ClaimSeed, datasetSeeds } from './claimSeeds.ts';

const dayMs = 24 * 3_600_000;

/** Days between an act and the one before it. */
const after: Record<ClaimAct | 'report' | 'payout', number> = {
  report: 0.07,
  'customer.predict': 5.2,
  'customer.accept': 4.1,
  'customer.dispute': 6.3,
  'customer.reject': 5.1,
  'adjuster.completePrediction': 7.2,
  'adjuster.completeOffer': 13.15,
  'adjuster.adjustOffer': 16.2,
  'adjuster.reject': 9.1,
  'adjuster.close': 6.25,
  payout: 9.4,
};

const reported: ClaimStanding = {
  status: 'prediction',
  completed: false,
  confirmed: false,
  prediction: false,
  offer: false,
  dispute: false,
};

/** Returns the timeline of a claim from its report to its current state. */
export function createClaimHistory(seed: ClaimSeed, alertDate: string): ClaimRow['events'] {
  const periods = listPeriods(alertDate);
  const ends = periods.map(({ end }) => Date.parse(end));
  let at = later(Date.parse(alertDate), 'report');
  const events = [{ on: iso(at), type: 'reported', text: 'Claim reported' }];

  for (const act of actsTo(standingOf(seed))) {
    // An accepted claim is closed once its last period has ended.
    const isLast = act === 'adjuster.close' && isAccepted(standingOf(seed));
    at = later(isLast ? Math.max(at, ...ends) : at, act);
    events.push(toClaimEvent(act, iso(at)));
  }
  for (const [place, { status }] of (seed.payouts ?? []).entries())
    if (status === 'SENT') events.push(payoutEvent(iso(later(ends[place] ?? at, 'payout'))));
  return events.toSorted((one, other) => Date.parse(one.on) - Date.parse(other.on));
}

/** A confirmed claim counts as accepted even if its status lags behind. */
function standingOf({ status, is = [], datasets }: ClaimSeed): ClaimStanding {
  const confirmed = is.includes('confirmed');
  const has = (wanted: string) =>
    datasets.some((each) => datasetSeeds[each].name === wanted && datasetSeeds[each].completed);
  return {
    status: confirmed ? 'offer-accepted' : status,
    completed: is.includes('completed'),
    confirmed: confirmed || status === 'offer-accepted',
    prediction: has('USER-REVENUE-PREDICTION'),
    offer: has('CUSTOMER-OFFER'),
    dispute: has('USER-DISPUTE'),
  };
}

/** Returns the shortest sequence of acts that leads to a status. */
function actsTo(wanted: ClaimStanding): readonly ClaimAct[] {
  const key = (standing: ClaimStanding) => Object.values({ ...reported, ...standing }).join();
  const seen = new Set([key(reported)]);
  const found: { standing: ClaimStanding; acts: readonly ClaimAct[] }[] = [{ standing: reported, acts: [] }];
  for (const { standing, acts } of found) {
    if (key(standing) === key(wanted)) return acts;
    for (const act of claimActs) {
      const next = claimAfter(act, standing);
      if (!next || seen.has(key(next))) continue;
      seen.add(key(next));
      found.push({ standing: next, acts: [...acts, act] });
    }
  }
  throw new Error(`No claim comes to stand so: ${key(wanted)}`);
}

const later = (from: number, what: keyof typeof after) => from + Math.round(after[what] * dayMs);
const iso = (at: number) => new Date(at).toISOString();
