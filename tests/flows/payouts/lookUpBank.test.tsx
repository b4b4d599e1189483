import { spec } from '#paths/specs/lookUpBank.ts';
import { throughCorporate } from '#tests/kit/areas/claims.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  // There is no other way to be paid, so that none is chosen.
  inputs: { 'from a form': { ...throughCorporate, path: '/payout-methods' } },
  begin: (stage) => play(stage, [{ acts: [{ press: 'button', named: 'payouts.add' }] }]),
});
