import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';

/** An agent's drafts are not the customer's. */
export type Whose = { partnerId: string; id: string; agentId: string | null };

/** One customer's unfinished wizards on this device. Each wizard has a place of its own, however many tabs there are. */
export type Drafts = {
  /** Every draft of a flow, by its place. */
  of: (flow: string) => [place: string, draft: unknown][];
  read: (place: string) => unknown;
  write: (place: string, draft: unknown) => void;
  forget: (place: string) => void;
  /** The place of this tab's wizard, if it has had one. */
  own: (flow: string) => string | undefined;
  /** From now on this is it. */
  take: (flow: string, place: string) => void;
  /** Nobody has signed out since anything was kept. */
  areKept: () => boolean;
  /** Calls back whenever one of them changes. Answers how to stop. */
  watch: (changed: () => void) => () => void;
  /** To be called when another tab has changed them. */
  changed: () => void;
  /** What is half filled in outside a wizard, by form. In memory alone: there are names in it. */
  typed: Typed;
};

/** Fields by their names, by form. */
export type Typed = Map<string, object>;

/**
 * They lie in local storage, apart from everything else, under a hash of partner and user: a session's end keeps them, and
 * another customer on the same device does not see them.
 */
export function draftsOf(local: Store, tab: Store, whose: Whose, typed: Typed = new Map()): Drafts {
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

/** For whoever signs out: what they left unfinished was theirs to leave, an agent's of each of their customers. */
export function forgetDrafts(local: Store, whose: Whose): void {
  const kept = Object.entries(local.read(slices.drafts) ?? {});
  local.write(slices.drafts, Object.fromEntries(kept.filter(([name]) => !isOf(whose, name))));
}

/** By the name under which drafts lie: whether they are theirs, for whichever customer. */
export const isOf = (whose: Whose, name: string) => name.startsWith(ownerOf(whose));

const ownerOf = ({ partnerId, id, agentId }: Whose) => `${hashOf([partnerId, agentId ?? id])} `;

/** Who typed it, and for whom. */
export const draftsName = (whose: Whose) => ownerOf(whose) + hashOf([whose.id]);

/** FNV-1a, 64 bits: a name that says nothing, and no secret. */
function hashOf(words: string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(words.join(' ')))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
