import { addresses } from '#src/lib/addresses.ts';
import { widgetBase } from '#src/lib/browser/widget.ts';

import type { Leave } from './createPortal.ts';

/** The path without the base, as the widget's router needs it. */
export const widgetExit = addresses.widgetExit.slice(widgetBase.length);

type Navigate = (path: string, options: { replace: true; state: unknown }) => unknown;

/**
 * Returns the redirect of each kind of session end. Users who were signed out return to their page at the next sign-in,
 * unless they signed out themselves. A widget always leads to its exit page.
 */
export const createLeave =
  (navigate: Navigate, here: () => string, isWidget = false): Leave =>
  ({ exit, reason, initialPath }) => {
    if (isWidget) return void navigate(widgetExit, { replace: true, state: { ended: reason } });
    const path = { 'widget exit': addresses.widgetExit, 'initial path': initialPath, 'front page': addresses.front }[
      exit
    ];
    const state = reason === 'logout' || reason === 'elsewhere' ? null : { wanted: here() };
    void navigate(path, { replace: true, state });
  };
