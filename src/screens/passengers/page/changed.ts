import { textOfCode } from '#src/lib/texts.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import type { Portal } from '#src/session/portal.ts';

/** Trips say by name who travels. */
export const outdated = ['PASSENGERS', 'TRIPS'] as const;

/** It outlives the dialog, so it is about nothing that goes with it. */
export function sayGone(portal: Pick<Portal, 'app' | 'notify'>, passengerId: string): void {
  leaveOut(portal, passengerId);
  portal.notify({ severity: 'warning', text: { id: textOfCode('PASSENGER_NOT_FOUND') } });
}
