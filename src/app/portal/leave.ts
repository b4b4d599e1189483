import { addresses } from '#src/lib/addresses.ts';

import type { Leave } from './createPortal.ts';

type Navigate = (path: string, options: { replace: true; state: unknown }) => unknown;

/**
 * Where each end of a session leads. Who was thrown out is brought back to where they were at the next sign-in; who left on
 * purpose is not.
 */
export const leaveThrough =
  (navigate: Navigate, here: () => string): Leave =>
  ({ exit, reason, initialPath }) => {
    const path = { 'widget exit': addresses.widgetExit, 'initial path': initialPath, 'front page': addresses.front }[
      exit
    ];
    const state = reason === 'logout' || reason === 'elsewhere' ? null : { wanted: here() };
    void navigate(path, { replace: true, state });
  };
