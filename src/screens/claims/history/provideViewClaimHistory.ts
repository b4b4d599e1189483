import { viewClaimHistoryMachine } from '#machines/claims/history/viewClaimHistory.machine.ts';
import { claimsOf } from '#src/api/claims/claims.ts';
import { query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export const provideViewClaimHistory = (portal: Portal): typeof viewClaimHistoryMachine =>
  viewClaimHistoryMachine.provide({
    actors: { readClaim: query(claimsOf(portal).readClaim) },
    actions: refusalsTo(portal, 'claim history'),
  });
