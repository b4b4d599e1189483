import { describe, expect, it } from 'vitest';

import { type ClaimStanding, claimActs, claimAfter, claimStatuses, isAccepted } from '#schema/claims.ts';

/**
 * The agreed outcome of each action, written out a second time so that it can contradict the first. Datasets that must
 * be complete: Prediction, Offer, Dispute; small letters for those that must not be, and nothing for those that do not
 * matter.
 */
const agreed = `
prediction | p | customer.predict | prediction P
prediction | p | adjuster.completePrediction | prediction P
prediction | Po | adjuster.completeOffer | user-confirm-offer O
user-confirm-offer | O | customer.accept | offer-accepted confirmed
user-confirm-dispute | O | customer.accept | offer-accepted confirmed
user-confirm-offer | Od | customer.dispute | user-confirm-dispute oD
user-confirm-dispute | O | customer.reject | user-confirm-dispute completed
user-confirm-dispute | o | adjuster.adjustOffer | user-confirm-dispute O
prediction | | adjuster.reject | offer-rejected
user-confirm-offer | | adjuster.reject | offer-rejected
user-confirm-dispute | | adjuster.reject | offer-rejected
any | | adjuster.close | same completed`;

const rows = agreed
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string, string]);

const sets = { p: 'prediction', o: 'offer', d: 'dispute' } as const;
const both = [false, true];
const standings = claimStatuses.flatMap((status) =>
  both.flatMap((completed) =>
    both.flatMap((confirmed) =>
      both.flatMap((prediction) =>
        both.flatMap((offer) =>
          both.map((dispute): ClaimStanding => ({ status, completed, confirmed, prediction, offer, dispute })),
        ),
      ),
    ),
  ),
);

const lettersIn = (letters: string): [keyof ClaimStanding, boolean][] =>
  [...letters].map((letter) => [sets[letter.toLowerCase() as keyof typeof sets], letter !== letter.toLowerCase()]);

function agreedAfter(act: string, standing: ClaimStanding): ClaimStanding | undefined {
  if (standing.completed || (standing.confirmed && act !== 'adjuster.close')) return undefined;
  const row = rows.find(
    ([from, needs, who]) =>
      who === act &&
      (from === 'any' || from === standing.status) &&
      lettersIn(needs).every(([set, is]) => standing[set] === is),
  );
  if (!row) return undefined;
  const [status = '', ...words] = row[3].split(' ');
  const letters = words.find((word) => /^[POD]+$/i.test(word)) ?? '';
  return {
    ...standing,
    ...(status !== 'same' && { status }),
    ...Object.fromEntries(lettersIn(letters)),
    ...(words.includes('confirmed') && { confirmed: true }),
    ...(words.includes('completed') && { completed: true }),
  };
}

describe('the lifecycle of a claim', () => {
  it.each(claimActs)('is as agreed for %s', (act) => {
    for (const standing of standings)
      expect([standing, claimAfter(act, standing)]).toEqual([standing, agreedAfter(act, standing)]);
  });

  it('allows nothing from an unknown status', () => {
    const unheard = { status: 'on-hold', completed: false, confirmed: false };
    for (const act of claimActs)
      expect(claimAfter(act, { ...unheard, prediction: true, offer: true, dispute: false })).toBeUndefined();
  });

  it('counts as accepted if it is confirmed or has the status offer-accepted', () => {
    const accepted = standings.filter(isAccepted);
    expect(accepted.every(({ status, confirmed }) => confirmed || status === 'offer-accepted')).toBe(true);
    expect(accepted).toHaveLength(standings.length / 2 + standings.length / 10);
  });
});
