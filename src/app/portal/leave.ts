import { addresses } from '#src/lib/addresses.ts';
import { widgetBase } from '#src/lib/browser/widget.ts';

import type { Leave } from './createPortal.ts';

/** As a widget itself calls it. */
export const widgetExit = addresses.widgetExit.slice(widgetBase.length);

type Navigate = (path: string, options: { replace: true; state: unknown }) => unknown;

/**
 * Where each end of a session leads. Who was thrown out is brought back to where they were at the next sign-in; who left on
 * purpose is not. A widget has one way out.
 */
export const leaveThrough =
  (navigate: Navigate, here: () => string, isWidget = false): Leave =>
  ({ exit, reason, initialPath }) => {
    if (isWidget) return void navigate(widgetExit, { replace: true, state: { ended: reason } });
    const path = { 'widget exit': addresses.widgetExit, 'initial path': initialPath, 'front page': addresses.front }[
      exit
    ];
    const state = reason === 'logout' || reason === 'elsewhere' ? null : { wanted: here() };
    void navigate(path, { replace: true, state });
  };
