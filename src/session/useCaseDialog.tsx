import { type ComponentType, type ReactNode, useState } from 'react';

import type { Which } from '#machines/resolutions/resolutions.ts';

/** A dialog with the options of a disruption. Resolutions own it, and the app injects it. */
export type CaseDialog = ComponentType<{ which: Which; onDone: () => void }>;

/** Returns a dialog that the page holds, because the element that opened it may unmount. */
export function useCaseDialog(Dialog: CaseDialog): { show: (which: Which) => void; dialog: ReactNode } {
  const [which, show] = useState<Which | null>(null);

  return { show, dialog: which ? <Dialog which={which} onDone={() => show(null)} /> : null };
}
