import { type ComponentType, type ReactNode, useState } from 'react';

import type { Which } from '#machines/resolutions/resolutions.ts';

/** What may be had for something that happened, in a dialog over whatever is there. Remedies' own; app hands it over. */
export type CaseDialog = ComponentType<{ which: Which; onDone: () => void }>;

/** The dialog is held by the page: what it was opened from may leave while it is open. */
export function useCaseDialog(Dialog: CaseDialog): { show: (which: Which) => void; dialog: ReactNode } {
  const [which, show] = useState<Which | null>(null);

  return { show, dialog: which ? <Dialog which={which} onDone={() => show(null)} /> : null };
}
