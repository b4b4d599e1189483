import * as slices from '#src/lib/browser/slices.ts';
import type { Portal } from '#src/session/portal.ts';

import type { Stores } from './stores.ts';

/**
 * Removes and returns a token without a session: its page was left or reloaded before sign-in was finished. Widgets keep
 * theirs, because they sign in again with it.
 */
export function takeUnusedToken({ tab }: Stores): string | null {
  if (tab.read(slices.session)) return null;
  const token = tab.read(slices.accessToken);
  tab.forget(slices.accessToken);
  return token;
}

/** Ends an unused token at the insurer. A new customer who reloaded the offer of two-step verification can sign in. */
export function endUnusedToken({ auth, notify }: Pick<Portal, 'auth' | 'notify'>, token: string, page: Window): void {
  void auth().logout(token);
  if (!/^\/(register|enrol)\b/.test(page.location.pathname)) return;
  page.history.replaceState(null, '', '/');
  notify({ severity: 'success', text: { id: 'registration.created' }, about: 'session' });
}
