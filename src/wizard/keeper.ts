import {
  boolean,
  type Infer,
  is,
  nullable,
  number,
  object,
  optional,
  record,
  type Struct,
  string,
  unknown,
} from 'superstruct';

import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import { type Drafts, isOf, type Whose } from '#src/session/drafts.ts';

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

type Kept = Infer<typeof KeptDraft>;

const lifeMs = 20 * 3_600_000;

/** Where a flow that begins keeps its draft. */
const newPlace = (flow: string): string => `${flow} ${crypto.randomUUID()}`;

const print = (draft: unknown): string => JSON.stringify(draft);

/** Keeps one flow's draft as it goes: where the flow stands, and what is typed on its page. */
export type Keeper<Draft> = ReturnType<typeof keeperOf<Draft>>;

/** Whether somebody left a flow before it came to its end, less than twenty hours ago. */
export const isUnfinished = (drafts: Drafts, flow: string, now: number): boolean =>
  drafts.of(flow).some(([, kept]) => isLeft(kept, now));

/** The same, as far as it can be gone on with: where each of them was left. */
export const unfinishedOf = <Draft>(drafts: Drafts, kind: DraftKind<Draft>, now: number): Draft[] =>
  drafts.of(kind.flow).flatMap(([, kept]) => (isGood(kept, kind, now) && !kept.isSettled ? [kept.draft as Draft] : []));

/** Whether whoever signs out loses something, in whatever flow, and for whichever customer of theirs. */
export const hasUnfinished = (local: Store, whose: Whose, now: number): boolean =>
  Object.entries(local.read(slices.drafts) ?? {})
    .filter(([name]) => isOf(whose, name))
    .some(([, drafts]) => Object.values(drafts).some((kept) => isLeft(kept, now)));

const isLeft = (kept: unknown, now: number) => is(kept, KeptDraft) && !kept.isSettled && now - kept.savedAt < lifeMs;

const isGood = <Draft>(kept: unknown, { version, struct }: DraftKind<Draft>, now: number): kept is Kept =>
  is(kept, KeptDraft) &&
  kept.version === version &&
  now - kept.savedAt < lifeMs &&
  is(kept.draft, struct as Struct<never>);

/** This tab's own, or else the last that was left unfinished. */
function offeredOf(drafts: Drafts, flow: string): [place: string, kept: Kept | null] {
  const kept = drafts.of(flow) as [string, Kept][];
  const own = kept.find(([place]) => place === drafts.own(flow));
  const [last] = kept
    .filter(([, { isSettled }]) => !isSettled)
    .sort(([, one], [, other]) => other.savedAt - one.savedAt);
  return own ?? last ?? [newPlace(flow), null];
}

/** @param now milliseconds since the epoch; a draft of twenty hours ago is none */
export function keeperOf<Draft>(drafts: Drafts, kind: DraftKind<Draft>, now: () => number) {
  const { flow, version } = kind;
  // Whoever cannot go on with one has no use for it.
  for (const [place, kept] of drafts.of(flow)) if (!isGood(kept, kind, now())) drafts.forget(place);

  const [offered, kept] = offeredOf(drafts, flow);
  let place = offered;
  let [draft, entry] = [(kept?.draft ?? null) as Draft | null, kept?.entry ?? null];
  /** How the flow stood when it began with nothing; null before it began. */
  let blank: string | null = null;
  let isSettled = kept?.isSettled === true;
  let isSettledElsewhere = false;
  /** In memory alone, by page: what was typed there when its customer went back. */
  const leftBehind = new Map<string, { known: string; values: Entry }>();

  const forget = () => {
    leftBehind.clear();
    [draft, entry, blank, isSettled] = [null, null, null, false];
    drafts.forget(place);
    place = newPlace(flow);
  };

  /** A flow as it began, with nothing typed, is no draft. */
  const isBlank = () => entry === null && (draft === null || print(draft) === blank);
  const save = () =>
    isBlank() ? drafts.forget(place) : drafts.write(place, { version, savedAt: now(), draft, entry, isSettled });

  return {
    /** Where the customer left off, if they did. */
    left: draft,
    /** What they left had become what it was for: its last page was loaded again. */
    isLeftSettled: isSettled,

    keep: (next: Draft) => {
      const at = print(next);
      if (blank === null) drafts.take(flow, place);
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
    forget,
    /** Its customer went on to another page: a last page that was left is not loaded again. */
    close: () => {
      if (isSettled) forget();
    },
    /** What is open here was thrown away elsewhere; it was not theirs to throw away, unless it has become what it was for. */
    restore: () => {
      const kept = drafts.read(place);
      if (kept !== undefined) isSettledElsewhere = is(kept, KeptDraft) && kept.isSettled === true;
      else if (blank !== null && !isBlank() && !isSettledElsewhere && drafts.areKept()) save();
    },
  };
}
