import { useUnfinished } from '#src/session/notices/useUnfinished.ts';

import { type Hold, isUnfinished } from '../hold.ts';

/** Says to who leaves with something unfinished that it is, until they look at what may be had again. */
export function useLeaving(holds: readonly Hold[]): void {
  const left = holds.includes('unconfirmed') ? 'notices.claim_left' : 'notices.answer_left';
  useUnfinished(holds.some(isUnfinished) ? left : null);
}
