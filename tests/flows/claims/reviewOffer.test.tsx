import type { Dataset } from '#machines/claims/claims.ts';
import { adjusted, offer } from '#machines/claims/review/reviewOffer.model.ts';
import { spec } from '#paths/specs/claims/reviewOffer.ts';
import { toldSet } from '#paths/specs/kit/businessClaims.ts';
import { createOfferOpening, foundAs, type ToldClaim } from '#tests/kit/areas/businessClaims.ts';
import { preloadChart } from '#tests/kit/areas/offers.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { answer } from '#tests/kit/flows/answers.ts';
import type { Answer } from '#tests/kit/flows/flow.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

/** Builds the dataset in the gateway's format, with the sum spread over its months. */
const told = ({ data, notes }: Dataset, sum: number) => {
  const rows = data.map((row) => ({ ...row, revenue: sum / data.length }));
  return toldSet('offer', rows, { notes }) as ToldClaim['datasets'][number];
};
const prediction = toldSet('prediction', offer.data) as ToldClaim['datasets'][number];

const first = claim(1, { datasets: [prediction, told(offer, 56_000)] });
const second = claim(1, {
  status: 'user-confirm-dispute',
  properties: { __typename: 'ClaimProperties', name: 'Photo studio' },
  datasets: [prediction, told(adjusted, 58_400)],
});

const found: Readonly<Record<string, Answer>> = {
  'as it was': foundAs(first),
  'as it was adjusted': foundAs(second),
  accepted: foundAs({ ...first, status: 'offer-accepted', confirmed: true }),
  rejected: foundAs({ ...second, completed: true }),
  'taken back': foundAs({ ...first, status: 'offer-rejected' }),
  'not there': foundAs(null),
};

preloadChart();
testPaths(spec, {
  inputs: { 'a first offer': createOfferOpening(first), 'an adjusted offer': createOfferOpening(second) },
  onceEach: true,
  answers: {
    checkOffer: found,
    readClaim: found,
    decide: {
      changed: answer('UpdateClaim', { updateClaim: first }),
    },
  },
});
