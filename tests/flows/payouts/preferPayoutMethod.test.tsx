import { household, openMethodMenu } from '#paths/specs/kit/payouts.ts';
import { spec } from '#paths/specs/payouts/preferPayoutMethod.ts';
import { payoutsPage } from '#tests/kit/areas/payouts.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  inputs: { 'from the list': payoutsPage },
  begin: (stage) =>
    play(stage, [{ acts: [openMethodMenu(household), { press: 'menuitem', named: 'payouts.prefer' }] }]),
});
