import { claimMoney } from '#paths/specs/kit/cases.ts';
import { spec } from '#paths/specs/resolutions/switchProvider.ts';
import { mendedThen, throughCorporate } from '#tests/kit/areas/claims.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'of a bank account': throughCorporate },
  begin: (stage) => play(stage, claimMoney()),
  answers: mendedThen,
});
