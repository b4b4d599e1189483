import { is, nullable, number, object, record, type Struct, string, unknown } from 'superstruct';

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
});

const lifeMs = 20 * 3_600_000;

const print = (draft: unknown): string => JSON.stringify(draft);

/** Keeps one flow's draft as it goes: where the flow stands, and what is typed on its page. */
export type Keeper<Draft> = ReturnType<typeof keeperOf<Draft>>;

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

  /** A flow as it began, with nothing typed, is no draft. */
  const isBlank = () => entry === null && (draft === null || print(draft) === blank);
  const save = () => (isBlank() ? drafts.forget(flow) : drafts.write(flow, { version, savedAt: now(), draft, entry }));

  return {
    /** Where the customer left off, if they did. */
    left: draft,

    keep: (next: Draft) => {
      const at = print(next);
      blank ??= draft === null ? at : '';
      if (at === print(draft)) return;
      draft = next;
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
    /** Whether there is anything that leaving would lose. */
    hasEntries: (): boolean => !isBlank(),
    forget: () => {
      [draft, entry, blank] = [null, null, null];
      drafts.forget(flow);
    },
  };
}
