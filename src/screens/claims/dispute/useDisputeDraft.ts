import { useEffect, useState } from 'react';

import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { usePortal } from '#src/session/portal.ts';
import { type Keeper, keeperOf } from '#src/wizard/keeper.ts';

import { type DisputeDraft, disputeDraftOf, disputeDrafts } from './disputeDraft.ts';

/** Nothing can be added to what was sent, nor to what nobody can send any more. */
const over = ['submitted', 'moved', 'gone', 'closed'] as const;

export function useDisputeKeeper(alertId: string): Keeper<DisputeDraft> {
  const { drafts, clock } = usePortal();
  const [keeper] = useState(() => keeperOf(drafts(), disputeDrafts(alertId), clock.now));
  useEffect(() => drafts().watch(keeper.restore), [drafts, keeper]);
  return keeper;
}

/** Keeps a dispute as it goes, until it is sent: what is on its way may have come to its end. */
export function useKeptDispute(flow: DisputeOfferActor, keeper: Keeper<DisputeDraft>): void {
  useEffect(() => {
    const keep = () => {
      const snapshot = flow.getSnapshot();
      if (over.some((state) => snapshot.matches(state))) return keeper.forget();
      if (snapshot.status !== 'active') return;
      keeper.keep(disputeDraftOf(snapshot));
    };
    keep();
    const inspection = flow.system.inspect(({ type }) => (type === '@xstate.snapshot' ? keep() : null));
    return () => inspection.unsubscribe();
  }, [flow, keeper]);
}
