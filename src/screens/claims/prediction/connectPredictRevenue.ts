import { predictRevenueMachine } from '#machines/claims/prediction/predictRevenue.machine.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectPredictRevenue(portal: Portal): typeof predictRevenueMachine {
  const { predict, readClaim } = createClaimsApi(portal);

  return predictRevenueMachine.provide({
    actors: { predict: mutation(portal, predict, { outdates: 'ITEM_ALERTS' }), readClaim: query(readClaim) },
    actions: {
      ...createRefusalPorts(portal, 'claim'),
      claimOutdated: () => tellOutdated(portal.app, 'ITEM_ALERTS'),
    },
  });
}
