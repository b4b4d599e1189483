import { leaveOut } from '../data/deleted.ts';
import type { Portal } from '../portal.ts';

/** Of a trip that was cancelled elsewhere. It outlives the dialog, so it is about nothing that goes with it. */
export function sayGone(portal: Pick<Portal, 'app' | 'notify'>, tripId: string): void {
  leaveOut(portal, tripId);
  portal.notify({ severity: 'warning', text: { id: 'notices.trip_gone' } });
}
