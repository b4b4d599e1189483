import { openMethodMenu, spare } from '#paths/specs/kit/payouts.ts';
import { spec } from '#paths/specs/payouts/deletePayoutMethod.ts';
import { payoutsPage } from '#tests/kit/areas/payouts.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'from the list': payoutsPage },
  begin: (stage) => play(stage, [{ acts: [openMethodMenu(spare), { press: 'menuitem', named: 'payouts.delete' }] }]),
});
