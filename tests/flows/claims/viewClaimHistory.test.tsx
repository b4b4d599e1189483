import { spec } from '#paths/specs/claims/viewClaimHistory.ts';
import { ofBusiness } from '#tests/kit/areas/business.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const noted = claim(7, {
  events: [{ __typename: 'ClaimEvent', on: '2026-10-01T06:30:00.000Z', type: 'reported', text: 'No electricity' }],
});

testPaths(spec, {
  inputs: { 'of a claim': { ...ofBusiness, path: '/claim/history/claim' } },
  answers: {
    readClaim: {
      'with events': ({ wire }) => wire.answer('Claim', { claims: [noted] }),
      INVALID_PARAMS: ({ wire }) => wire.refuse('Claim', { status: 400, code: 'INVALID_PARAMS' }),
      'no claim': ({ wire }) => wire.answer('Claim', { claims: [] }),
    },
  },
});
