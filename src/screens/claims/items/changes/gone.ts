import { leaveOut } from '#src/session/data/deleted.ts';
import type { Portal } from '#src/session/portal.ts';

/** Of what was cancelled elsewhere. It outlives the dialog, so it is about nothing that goes with it. */
export function sayGone(portal: Pick<Portal, 'app' | 'notify'>, itemId: string): void {
  leaveOut(portal, itemId);
  portal.notify({ severity: 'warning', text: { id: 'notices.item_gone' } });
}
