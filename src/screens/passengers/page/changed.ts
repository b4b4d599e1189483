import { textOfCode } from '#src/lib/texts.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import type { Portal } from '#src/session/portal.ts';

/** Trips contain the names of their travellers. */
export const outdated = ['PASSENGERS', 'TRIPS'] as const;

/** The notice is general, because it must outlive the dialog. */
export function sayGone(portal: Pick<Portal, 'app' | 'notify'>, passengerId: string): void {
  leaveOut(portal, passengerId);
  portal.notify({ severity: 'warning', text: { id: textOfCode('PASSENGER_NOT_FOUND') }, general: true });
}
