import { leaveOut } from '../data/deleted.ts';
import type { Portal } from '../portal.ts';

/** Announces that a trip was cancelled elsewhere. The notice has no topic, so that it outlives the dialog. */
export function sayGone(portal: Pick<Portal, 'app' | 'notify'>, tripId: string): void {
  leaveOut(portal, tripId);
  portal.notify({ severity: 'warning', text: { id: 'notices.trip_gone' }, general: true });
}
