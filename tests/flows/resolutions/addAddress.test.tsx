import { oldAccount } from '#machines/resolutions/methods/addAddress.model.ts';
import { claimWithMethod } from '#paths/specs/kit/cases.ts';
import { spec } from '#paths/specs/resolutions/addAddress.ts';
import { claimPage, mendedThen } from '#tests/kit/areas/claims.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'of a bank account': claimPage },
  begin: (stage) => play(stage, claimWithMethod(oldAccount.description)),
  answers: mendedThen,
});
