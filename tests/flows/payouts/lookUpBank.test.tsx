import { spec } from '#paths/specs/payouts/lookUpBank.ts';
import { throughCorporate } from '#tests/kit/areas/claims.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  // With a single provider, the form opens without a choice.
  inputs: { 'from a form': { ...throughCorporate, path: '/payout-methods' } },
  begin: (stage) => play(stage, [{ acts: [{ press: 'button', named: 'payouts.add' }] }]),
});
