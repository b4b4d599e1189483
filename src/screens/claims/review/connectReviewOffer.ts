import { reviewOfferMachine } from '#machines/claims/review/reviewOffer.machine.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectReviewOffer(portal: Portal): typeof reviewOfferMachine {
  const { decide, readClaim } = createClaimsApi(portal);

  return reviewOfferMachine.provide({
    actors: {
      decide: mutation(portal, decide, { outdates: 'ITEM_ALERTS' }),
      readClaim: query(readClaim),
      checkOffer: query(readClaim),
    },
    actions: { ...createRefusalPorts(portal, 'claim'), claimOutdated: () => tellOutdated(portal.app, 'ITEM_ALERTS') },
  });
}
