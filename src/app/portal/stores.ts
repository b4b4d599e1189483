import { addresses } from '#src/lib/addresses.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { type Store, storeIn } from '#src/lib/browser/storage.ts';
import { type Drafts, draftsName, draftsOf, forgetDrafts, isOf, type Typed } from '#src/session/drafts.ts';

/** Local storage, shared by tabs, and session storage, this tab's own. */
export type Stores = { local: Store; tab: Store };

export function openStores(window: Window): Stores {
  const local = storeIn(() => window.localStorage);
  const tab = storeIn(() => window.sessionStorage);
  // Who comes by a link comes as whom it is for, whoever was signed in here before.
  if (window.location.pathname.startsWith(`${addresses.singleSignOn}/`)) tab.forget(slices.accessToken, slices.session);

  return { local, tab };
}

type Whose = Parameters<typeof draftsOf>[2];

const nobody: Whose = { partnerId: '', id: '', agentId: null };

/** The drafts of whoever is signed in, until they are closed: then of the next one. */
export function openDrafts({ local, tab }: Stores, signedIn: () => Whose | null) {
  let opened: Drafts | null = null;
  /** Values typed outside of wizards, by customer. They outlive a session that times out. */
  const typed = new Map<string, Typed>();
  const typedBy = (whose: Whose): Typed => {
    const fields = typed.get(draftsName(whose)) ?? new Map();
    typed.set(draftsName(whose), fields);
    return fields;
  };

  return {
    open: () => {
      const whose = signedIn() ?? nobody;
      return (opened ??= draftsOf(local, tab, whose, typedBy(whose)));
    },
    /** For a customer who signs out. */
    forget: (whose: Whose) => {
      forgetDrafts(local, whose);
      for (const name of typed.keys()) if (isOf(whose, name)) typed.delete(name);
    },
    close: () => {
      opened = null;
    },
    /** To be called when another tab has changed them. */
    changed: () => opened?.changed(),
  };
}
