import { removeEverywhere } from '../data/deleted.ts';
import type { Portal } from '../portal.ts';

/** Announces that a trip was cancelled elsewhere. The notice has no topic, so that it outlives the dialog. */
export function announceCancellation(portal: Pick<Portal, 'app' | 'notify'>, tripId: string): void {
  removeEverywhere(portal, tripId);
  portal.notify({ severity: 'warning', text: { id: 'notices.trip_gone' }, general: true });
}
