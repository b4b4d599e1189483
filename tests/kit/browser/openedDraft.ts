import { number, type } from 'superstruct';

import { createStore } from '#src/lib/browser/storage.ts';
import { createDrafts } from '#src/session/drafts.ts';
import { createDraftKeeper, type DraftKind } from '#src/wizard/keeper.ts';

type Draft = { step: number };

export const kind: DraftKind<Draft> = { flow: 'walk', version: 1, struct: type({ step: number() }) };
type Whose = Parameters<typeof createDrafts>[2];

export const anna: Whose = { partnerId: 'sky', id: 'anna', agentId: null };
export const device = () =>
  createStore(() => {
    throw new Error('none');
  });

/** Opens a wizard, by Anna unless given. */
export function opened(local = device(), { whose = anna, at = 0, as = kind, tab = device() }: Partial<Opening> = {}) {
  const clock = { now: at };
  const drafts = createDrafts(local, tab, whose);
  const keeper = createDraftKeeper(drafts, as, () => clock.now);
  drafts.watch(keeper.restore);
  return { local, tab, clock, keeper, hear: drafts.changed };
}
type Opening = { whose: Whose; at: number; as: DraftKind<Draft>; tab: ReturnType<typeof device> };

/** A device on which Anna left a wizard at its second step, with input. */
export function left() {
  const { local, keeper } = opened();
  keeper.keep({ step: 1 });
  keeper.keep({ step: 2 });
  keeper.keepEntry({ flightNumber: 'SK1' });
  return local;
}
