import { textOfCode } from '#src/lib/texts.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import type { Portal } from '#src/session/portal.ts';

/** Trips contain the names of their travellers. */
export const outdated = ['PASSENGERS', 'TRIPS'] as const;

/** The notice is general, because it must outlive the dialog. */
export function announceDeletion(portal: Pick<Portal, 'app' | 'notify'>, passengerId: string): void {
  removeEverywhere(portal, passengerId);
  portal.notify({ severity: 'warning', text: { id: textOfCode('PASSENGER_NOT_FOUND') }, general: true });
}
