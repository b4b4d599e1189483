import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { spec } from '#paths/specs/resolutions/combinedOption.ts';
import { skyPage } from '#tests/kit/browser/stage.tsx';
import { anna } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const at = (state: Record<string, unknown>) => ({
  path: '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
  session: { ...anna, signedInAt: skyPage.now },
  answers: { ResolutionOptions: toldCase([toldOption('LOUNGE|CASH', { state })]) },
});

testPaths(spec, {
  inputs: {
    open: at({}),
    taken: at({ selected: 'LOUNGE', status: 'Redeemed', resolution: { resolutionId: 'resolution', flightId: null } }),
  },
});
