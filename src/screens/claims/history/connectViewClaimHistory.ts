import { viewClaimHistoryMachine } from '#machines/claims/history/viewClaimHistory.machine.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export const connectViewClaimHistory = (portal: Portal): typeof viewClaimHistoryMachine =>
  viewClaimHistoryMachine.provide({
    actors: { readClaim: query(createClaimsApi(portal).readClaim) },
    actions: createRefusalPorts(portal, 'claim history'),
  });
