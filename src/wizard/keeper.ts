import { boolean, is, nullable, number, object, optional, record, type Struct, string, unknown } from 'superstruct';

import type { Drafts } from '#src/session/drafts.ts';

/** A kind of draft. Change its struct, raise its version. */
export type DraftKind<Draft> = { flow: string; version: number; struct: Pick<Struct<Draft>, 'validator'> };

/** What is in the fields of a page. */
export type Entry = Readonly<Record<string, unknown>>;

const KeptDraft = object({
  version: number(),
  savedAt: number(),
  draft: unknown(),
  /** Typed and not yet sent; `on` is the draft as it stood then, for an entry belongs to one page. */
  entry: nullable(object({ on: string(), values: record(string(), unknown()) })),
  /** It has become what it was for; only whoever loads its last page again still needs it. */
  isSettled: optional(boolean()),
});

const lifeMs = 20 * 3_600_000;

const print = (draft: unknown): string => JSON.stringify(draft);

/** Keeps one flow's draft as it goes: where the flow stands, and what is typed on its page. */
export type Keeper<Draft> = ReturnType<typeof keeperOf<Draft>>;

/** Whether somebody left a flow before it came to its end, less than twenty hours ago. */
export function isUnfinished(drafts: Drafts, flow: string, now: number): boolean {
  const kept = drafts.read(flow);
  return is(kept, KeptDraft) && !kept.isSettled && now - kept.savedAt < lifeMs;
}

/** @param now milliseconds since the epoch; a draft of twenty hours ago is none */
export function keeperOf<Draft>(drafts: Drafts, { flow, version, struct }: DraftKind<Draft>, now: () => number) {
  const kept = drafts.read(flow);
  const isGood =
    is(kept, KeptDraft) &&
    kept.version === version &&
    now() - kept.savedAt < lifeMs &&
    is(kept.draft, struct as Struct<never>);
  let [draft, entry] = isGood ? [kept.draft as Draft, kept.entry] : [null, null];
  /** How the flow stood when it began with nothing. */
  let blank: string | null = null;
  let isSettled = false;
  // Whoever cannot go on with it has no use for it.
  if (kept !== undefined && !isGood) drafts.forget(flow);
  /** In memory alone, by page: what was typed there when its customer went back. */
  const leftBehind = new Map<string, { known: string; values: Entry }>();

  /** A flow as it began, with nothing typed, is no draft. */
  const isBlank = () => entry === null && (draft === null || print(draft) === blank);
  const save = () =>
    isBlank() ? drafts.forget(flow) : drafts.write(flow, { version, savedAt: now(), draft, entry, isSettled });

  return {
    /** Where the customer left off, if they did. */
    left: draft,

    keep: (next: Draft) => {
      const at = print(next);
      blank ??= draft === null ? at : '';
      if (at === print(draft)) return;
      draft = next;
      isSettled = false;
      if (entry?.on !== at) entry = null;
      save();
    },
    /** @param values null if there is nothing that the draft does not have */
    keepEntry: (values: Entry | null) => {
      const next = values && { on: print(draft), values };
      if (print(next) === print(entry)) return;
      entry = next;
      save();
    },
    /** What was typed on the page that the flow is on. */
    entry: (): Entry | null => (entry?.on === print(draft) ? entry.values : null),
    /** @param known what the flow knew of the page's fields, to whom alone the values will fit */
    leaveBehind: (page: string, known: Entry, values: Entry) => {
      leftBehind.set(page, { known: JSON.stringify(known), values });
    },
    /** What was left behind on a page of which the flow still knows the same. */
    pickUp: (page: string, known: Entry): Entry | null => {
      const left = leftBehind.get(page);
      leftBehind.delete(page);
      return left?.known === JSON.stringify(known) ? left.values : null;
    },
    /** It has become what it was for, and leaving loses nothing. */
    settle: () => {
      isSettled = true;
      save();
    },
    /** Whether there is anything that leaving would lose. */
    hasEntries: (): boolean => !isSettled && !isBlank(),
    forget: () => {
      leftBehind.clear();
      [draft, entry, blank] = [null, null, null];
      drafts.forget(flow);
    },
  };
}
