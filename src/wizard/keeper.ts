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
import { type Drafts, isOwnedDraftName, type Whose } from '#src/session/drafts.ts';

/** Kind of draft. Raise the version when the struct changes. */
export type DraftKind<Draft> = { flow: string; version: number; struct: Pick<Struct<Draft>, 'validator'> };

export type Entry = Readonly<Record<string, unknown>>;

const KeptDraft = object({
  version: number(),
  savedAt: number(),
  draft: unknown(),
  /** Typed values that were not submitted. `on` is the draft at that time, because an entry belongs to one page. */
  entry: nullable(object({ on: string(), values: record(string(), unknown()) })),
  /** The flow has reached its goal. The draft remains only for a reload of the last page. */
  isSettled: optional(boolean()),
});

type Kept = Infer<typeof KeptDraft>;

const lifeMs = 20 * 3_600_000;

const newPlace = (flow: string): string => `${flow} ${crypto.randomUUID()}`;

const print = (draft: unknown): string => JSON.stringify(draft);

/** Saves the draft of one flow: its progress and the values typed on the current page. */
export type Keeper<Draft> = ReturnType<typeof createDraftKeeper<Draft>>;

/** Returns true if a flow was left unfinished less than 20 hours ago. */
export const isUnfinished = (drafts: Drafts, flow: string, now: number): boolean =>
  drafts.of(flow).some(([, kept]) => isLeft(kept, now));

/** Returns the unfinished drafts that can be continued. */
export const listUnfinishedDrafts = <Draft>(drafts: Drafts, kind: DraftKind<Draft>, now: number): Draft[] =>
  drafts.of(kind.flow).flatMap(([, kept]) => (isGood(kept, kind, now) && !kept.isSettled ? [kept.draft as Draft] : []));

/** Returns true if signing out would lose a draft, in any flow and for any customer of an agent. */
export const hasUnfinished = (local: Store, whose: Whose, now: number): boolean =>
  Object.entries(local.read(slices.drafts) ?? {})
    .filter(([name]) => isOwnedDraftName(whose, name))
    .some(([, drafts]) => Object.values(drafts).some((kept) => isLeft(kept, now)));

const isLeft = (kept: unknown, now: number) => is(kept, KeptDraft) && !kept.isSettled && now - kept.savedAt < lifeMs;

const isGood = <Draft>(kept: unknown, { version, struct }: DraftKind<Draft>, now: number): kept is Kept =>
  is(kept, KeptDraft) &&
  kept.version === version &&
  now - kept.savedAt < lifeMs &&
  is(kept.draft, struct as Struct<never>);

/** Returns the draft of this tab, or else the latest unfinished one. */
function offeredOf(drafts: Drafts, flow: string): [place: string, kept: Kept | null] {
  const kept = drafts.of(flow) as [string, Kept][];
  const own = kept.find(([place]) => place === drafts.own(flow));
  const [last] = kept
    .filter(([, { isSettled }]) => !isSettled)
    .sort(([, one], [, other]) => other.savedAt - one.savedAt);
  return own ?? last ?? [newPlace(flow), null];
}

/** @param now returns the time in epoch milliseconds; drafts expire after 20 hours */
export function createDraftKeeper<Draft>(drafts: Drafts, kind: DraftKind<Draft>, now: () => number) {
  const { flow, version } = kind;
  // Delete drafts that cannot be continued.
  for (const [place, kept] of drafts.of(flow)) if (!isGood(kept, kind, now())) drafts.forget(place);

  const [offered, kept] = offeredOf(drafts, flow);
  let place = offered;
  let [draft, entry] = [(kept?.draft ?? null) as Draft | null, kept?.entry ?? null];
  /** Serialised draft of an untouched flow; null before it starts. */
  let blank: string | null = null;
  let isSettled = kept?.isSettled === true;
  let isSettledElsewhere = false;
  /** Values by page that were typed before the customer went back. Held in memory only. */
  const leftBehind = new Map<string, { known: string; values: Entry }>();

  const forget = () => {
    leftBehind.clear();
    [draft, entry, blank, isSettled] = [null, null, null, false];
    drafts.forget(place);
    place = newPlace(flow);
  };

  /** An untouched flow without typed values is not a draft. */
  const isBlank = () => entry === null && (draft === null || print(draft) === blank);
  const save = () =>
    isBlank() ? drafts.forget(place) : drafts.write(place, { version, savedAt: now(), draft, entry, isSettled });

  return {
    left: draft,
    /** The restored draft had reached its goal: its last page was reloaded. */
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
    /** @param values null if the draft contains them all */
    keepEntry: (values: Entry | null) => {
      const next = values && { on: print(draft), values };
      if (print(next) === print(entry)) return;
      entry = next;
      save();
    },
    entry: (): Entry | null => (entry?.on === print(draft) ? entry.values : null),
    /** @param known values that the flow had for the page; the typed ones fit only as long as these are the same */
    leaveBehind: (page: string, known: Entry, values: Entry) => {
      leftBehind.set(page, { known: JSON.stringify(known), values });
    },
    /** Returns the values left on a page, if the flow still has the same values for it. */
    pickUp: (page: string, known: Entry): Entry | null => {
      const left = leftBehind.get(page);
      leftBehind.delete(page);
      return left?.known === JSON.stringify(known) ? left.values : null;
    },
    /** Marks the goal as reached, so that leaving loses nothing. */
    settle: () => {
      isSettled = true;
      save();
    },
    /** Returns true if leaving would lose entries. */
    hasEntries: (): boolean => !isSettled && !isBlank(),
    forget,
    /** Forgets a finished draft when the customer leaves its last page. */
    close: () => {
      if (isSettled) forget();
    },
    /** Saves the open draft again after another tab deleted it, unless it was finished there. */
    restore: () => {
      const kept = drafts.read(place);
      if (kept !== undefined) isSettledElsewhere = is(kept, KeptDraft) && kept.isSettled === true;
      else if (blank !== null && !isBlank() && !isSettledElsewhere && drafts.areKept()) save();
    },
  };
}
