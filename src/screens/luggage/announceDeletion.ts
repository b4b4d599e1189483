import { textOfCode } from '#src/lib/texts.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import type { Portal } from '#src/session/portal.ts';

/** The notice is general, because it must outlive the dialog and the page. */
export function announceDeletion(portal: Pick<Portal, 'app' | 'notify'>, bagId: string): void {
  removeEverywhere(portal, bagId);
  tellOutdated(portal.app, 'LUGGAGE');
  portal.notify({ severity: 'warning', text: { id: textOfCode('BAG_NOT_FOUND') }, general: true });
}
