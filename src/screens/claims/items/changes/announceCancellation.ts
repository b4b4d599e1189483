import { removeEverywhere } from '#src/session/data/deleted.ts';
import type { Portal } from '#src/session/portal.ts';

/** Says that the item was cancelled elsewhere. The notice has no topic, because it must outlive the dialog. */
export function announceCancellation(portal: Pick<Portal, 'app' | 'notify'>, itemId: string): void {
  removeEverywhere(portal, itemId);
  portal.notify({ severity: 'warning', text: { id: 'notices.item_gone' } });
}
