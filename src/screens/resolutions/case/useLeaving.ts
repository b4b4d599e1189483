import { useUnfinished } from '#src/session/notices/useUnfinished.ts';

import { type Hold, isUnfinished } from '../hold.ts';

/** Warns a user who leaves an unfinished answer, until they view the options again. */
export function useLeaving(holds: readonly Hold[]): void {
  const left = holds.includes('unconfirmed') ? 'notices.claim_left' : 'notices.answer_left';
  useUnfinished(holds.some(isUnfinished) ? left : null);
}
