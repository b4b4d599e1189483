import type { MouseEvent } from 'react';

/** The page behind a dialog. A click on it does nothing, and leaves the focus, and with it Escape, to the dialog. */
export const dimmed = {
  appearance: 'dimmed',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;
