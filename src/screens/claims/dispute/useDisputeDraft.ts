import { useEffect, useState } from 'react';

import type { DisputeOfferActor, DisputeOfferSnapshot } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { usePortal } from '#src/session/portal.ts';
import { createDraftKeeper, type Keeper } from '#src/wizard/keeper.ts';

import { type DisputeDraft, disputeDrafts, toDisputeDraft } from './disputeDraft.ts';

/** Returns whether the dispute was sent or can no longer be sent. */
export const isOver = (state: DisputeOfferSnapshot): boolean =>
  state.matches('submitted') || state.matches('changedElsewhere') || state.matches('noLongerExists');

export function useDisputeKeeper(alertId: string): Keeper<DisputeDraft> {
  const { drafts, clock } = usePortal();
  const [keeper] = useState(() => createDraftKeeper(drafts(), disputeDrafts(alertId), clock.now));
  useEffect(() => drafts().watch(keeper.restore), [drafts, keeper]);
  return keeper;
}

/** Saves a dispute on every change until it is sent, because an upload can finish at any time. */
export function useKeptDispute(flow: DisputeOfferActor, keeper: Keeper<DisputeDraft>): void {
  useEffect(() => {
    const keep = () => {
      const snapshot = flow.getSnapshot();
      if (isOver(snapshot)) return keeper.forget();
      if (snapshot.status !== 'active') return;
      keeper.keep(toDisputeDraft(snapshot));
    };
    keep();
    const inspection = flow.system.inspect(({ type }) => (type === '@xstate.snapshot' ? keep() : null));
    return () => inspection.unsubscribe();
  }, [flow, keeper]);
}
