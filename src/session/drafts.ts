import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';

/** Owner of drafts. An agent's drafts are separate from the customer's. */
export type Whose = { partnerId: string; id: string; agentId: string | null };

/** A customer's unfinished wizards on this device. Wizards in several tabs have separate places. */
export type Drafts = {
  /** Returns every draft of a flow with its place. */
  of: (flow: string) => [place: string, draft: unknown][];
  read: (place: string) => unknown;
  write: (place: string, draft: unknown) => void;
  forget: (place: string) => void;
  /** Returns the place of this tab's wizard, if any. */
  own: (flow: string) => string | undefined;
  take: (flow: string, place: string) => void;
  /** Returns false if the customer signed out since a draft was stored. */
  areKept: () => boolean;
  /** Calls back when a draft changes. Returns a function that stops it. */
  watch: (changed: () => void) => () => void;
  changed: () => void;
  /** Unfinished input outside wizards, by form. Kept in memory only, because it contains names. */
  typed: Typed;
};

export type Typed = Map<string, object>;

/**
 * Returns the drafts of a customer. They are in local storage under a hash of partner and user: they survive the end of
 * a session, and other customers on the device do not see them.
 */
export function createDrafts(local: Store, tab: Store, whose: Whose, typed: Typed = new Map()): Drafts {
  const name = draftsName(whose);
  const all = () => local.read(slices.drafts) ?? {};
  const own = () => all()[name] ?? {};
  const places = () => tab.read(slices.ownDrafts) ?? {};
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const write = (drafts: Record<string, unknown>) => {
    local.write(slices.drafts, { ...all(), [name]: drafts });
    changed();
  };

  return {
    of: (flow) => Object.entries(own()).filter(([place]) => place.split(' ')[0] === flow),
    read: (place) => own()[place],
    write: (place, draft) => write({ ...own(), [place]: draft }),
    forget: (place) => {
      const { [place]: _, ...others } = own();
      write(others);
    },
    own: (flow) => places()[flow],
    take: (flow, place) => {
      if (places()[flow] !== place) tab.write(slices.ownDrafts, { ...places(), [flow]: place });
    },
    areKept: () => name in all(),
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    changed,
    typed,
  };
}

/** Deletes the drafts of a customer who signs out. For an agent, deletes those of all their customers. */
export function forgetDrafts(local: Store, whose: Whose): void {
  const kept = Object.entries(local.read(slices.drafts) ?? {});
  local.write(slices.drafts, Object.fromEntries(kept.filter(([name]) => !isOwnedDraftName(whose, name))));
}

/** Returns whether drafts with this storage name belong to an owner, for any customer. */
export const isOwnedDraftName = (whose: Whose, name: string) => name.startsWith(ownerOf(whose));

const ownerOf = ({ partnerId, id, agentId }: Whose) => `${hashOf([partnerId, agentId ?? id])} `;

/** Returns the storage name of drafts, made of their author and their customer. */
export const draftsName = (whose: Whose) => ownerOf(whose) + hashOf([whose.id]);

/** Returns the 64-bit FNV-1a hash. Obscures the name, but is not a security measure. */
function hashOf(words: string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(words.join(' ')))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
