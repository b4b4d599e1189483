import { openCancellation, spec } from '#paths/specs/insurance/cancelInsurance.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

testPaths(spec, {
  begin: (stage) => play(stage, [{ acts: openCancellation }]),
  readOnly: { path: '/insurance/t-sched' },
  inputs: { 'from its page': { path: '/insurance/t-sched', session: { ...anna, signedInAt: skyPage.now } } },
  triggers: {
    // The insurance was cancelled elsewhere, and this page reads its trips again.
    'insurance.missed': ({ portal, wire }) => {
      wire.prepare('Trips', { trips: [] });
      tellOutdated(portal.app, 'TRIPS');
    },
  },
});
