import { addresses } from '#src/lib/addresses.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore, type Store } from '#src/lib/browser/storage.ts';
import {
  createDrafts,
  type Drafts,
  draftsName,
  forgetDrafts,
  isOwnedDraftName,
  type Typed,
} from '#src/session/drafts.ts';

export type Stores = { local: Store; tab: Store };

export function openStores(window: Window): Stores {
  const local = createStore(() => window.localStorage);
  const tab = createStore(() => window.sessionStorage);
  // A single sign-on link replaces any session in this tab.
  if (window.location.pathname.startsWith(`${addresses.singleSignOn}/`)) tab.forget(slices.accessToken, slices.session);

  return { local, tab };
}

type Whose = Parameters<typeof createDrafts>[2];

const nobody: Whose = { partnerId: '', id: '', agentId: null };

/** Opens the signed-in user's drafts, until closed for the next user. */
export function openDrafts({ local, tab }: Stores, signedIn: () => Whose | null) {
  let opened: Drafts | null = null;
  /** Input outside wizards by customer. Survives the timeout of a session. */
  const typed = new Map<string, Typed>();
  const typedBy = (whose: Whose): Typed => {
    const fields = typed.get(draftsName(whose)) ?? new Map();
    typed.set(draftsName(whose), fields);
    return fields;
  };

  return {
    open: () => {
      const whose = signedIn() ?? nobody;
      return (opened ??= createDrafts(local, tab, whose, typedBy(whose)));
    },
    forget: (whose: Whose) => {
      forgetDrafts(local, whose);
      for (const name of typed.keys()) if (isOwnedDraftName(whose, name)) typed.delete(name);
    },
    close: () => {
      opened = null;
    },
    /** Must be called when another tab has changed the drafts. */
    changed: () => opened?.changed(),
  };
}
