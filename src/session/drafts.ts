import * as slices from '#src/lib/slices.ts';
import type { Store } from '#src/lib/storage.ts';

/** An agent's drafts are not the customer's. */
type Whose = { partnerId: string; id: string; agentId: string | null };

/** One customer's unfinished wizards on this device, by the name of the flow. */
export type Drafts = {
  read: (flow: string) => unknown;
  write: (flow: string, draft: unknown) => void;
  forget: (flow: string) => void;
  /** Calls back whenever one of them changes. Answers how to stop. */
  watch: (changed: () => void) => () => void;
};

/**
 * They lie in local storage, apart from everything else, under a hash of partner and user: a session's end keeps them, and
 * another customer on the same device does not see them.
 */
export function draftsOf(local: Store, whose: Whose): Drafts {
  const name = nameOf(whose);
  const all = () => local.read(slices.drafts) ?? {};
  const own = () => all()[name] ?? {};
  const watchers = new Set<() => void>();
  const write = (drafts: Record<string, unknown>) => {
    local.write(slices.drafts, { ...all(), [name]: drafts });
    for (const changed of watchers) changed();
  };

  return {
    read: (flow) => own()[flow],
    write: (flow, draft) => write({ ...own(), [flow]: draft }),
    forget: (flow) => {
      const { [flow]: _, ...others } = own();
      write(others);
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** For whoever signs out: what they left unfinished was theirs to leave. */
export function forgetDrafts(local: Store, whose: Whose): void {
  const { [nameOf(whose)]: _, ...others } = local.read(slices.drafts) ?? {};
  local.write(slices.drafts, others);
}

/** FNV-1a, 64 bits: a name that says nothing, and no secret. */
function nameOf({ partnerId, id, agentId }: Whose): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode([partnerId, id, agentId].join(' ')))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
