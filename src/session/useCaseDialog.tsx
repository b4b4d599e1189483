import { type ComponentType, type ReactNode, useState } from 'react';

import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';

/** A dialog with the options of a disruption. Resolutions own it, and the app injects it. */
export type CaseDialog = ComponentType<{ which: DisruptionRef; onDone: () => void }>;

/** Returns a dialog that the page holds, because the element that opened it may unmount. */
export function useCaseDialog(Dialog: CaseDialog): { show: (which: DisruptionRef) => void; dialog: ReactNode } {
  const [which, show] = useState<DisruptionRef | null>(null);

  return { show, dialog: which ? <Dialog which={which} onDone={() => show(null)} /> : null };
}
