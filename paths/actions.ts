import type english from '../translations/generated/english.json';
import type { Assertion } from './assertions.ts';

/** The id of a text: what a person goes by is named by what they read, in whatever language. */
export type TextId = keyof typeof english;

/** What stands in a text. */
export type Values = Readonly<Record<string, string>>;

/** What is filled in, chosen, ticked or confirmed, by the name that an act gives it. */
export type Fields = Readonly<Record<string, Field>>;
export type Field = string | boolean | null | readonly string[] | Day;

/** So many days after the one on which a path is followed. */
export type Day = { inDays: number };

/** Something a person does. `with` names the field of the event that holds what is filled in or chosen. */
export type Act<Name extends string = string> =
  | {
      press: 'button' | 'menuitem';
      named: TextId;
      values?: Values;
      /** A selector, where several go by that name. */
      within?: string;
    }
  /** A text, a day, or a time of day, `HH:mm`. */
  | { fill: TextId; with: Name }
  /** Of a list, by what the value is called there. */
  | { choose: TextId; with: Name; called: Readonly<Record<string, { endonym: string }>> }
  /** Of a long list that is searched by what is typed, the first that is found. */
  | { seek: TextId; with: Name }
  /**
   * One of a group, by how its words begin: those that `labels` has for the value, or the value itself. With nothing to pick
   * the group is left alone.
   */
  | { pick: TextId; with: Name; labels?: Readonly<Record<string, TextId>> }
  /** These of a group, each by how its words begin, and no others. */
  | { tick: TextId; with: Name }
  /** A box that stands alone. */
  | { confirm: TextId; with: Name };

/** What befalls a call; which fields there are stands on the sandbox's start page. */
export type Fault = Readonly<Record<string, unknown>>;

/** Why a browser cannot bring it about. Paths for a browser leave it out, and the generator says so. */
export type Cannot = { cannot: string };

/** Something done in a browser, or to it. Times in milliseconds. */
export type Action =
  | { acts: readonly Act[]; fields?: Fields }
  | { go: string }
  | { pass: number }
  /** Time passes, and no timer goes off. */
  | { sleep: number }
  | { wakes: true }
  | { raise: Fault }
  /** Goes on when this is seen. */
  | { until: readonly Assertion[] }
  /** What is done by the answer that the path comes to later; the first of these if it comes to none. */
  | { ifLater: Readonly<Record<string, readonly Action[]>> }
  | { inAnotherTab: Start };

/** How a flow is come to. `as` comes in by a token first; `{token}` in the path is one of the user of that name in `fields`. */
export type Start = {
  partner: string;
  path: string;
  as?: string;
  fields?: Fields;
  do?: readonly Action[];
  /** Samples whose fields are others for whoever begins like this, by event and sample. */
  samples?: Readonly<Record<string, Readonly<Record<string, Fields>> | undefined>>;
};

export const isCannot = (thing: object): thing is Cannot => 'cannot' in thing;

/** The text by which a person finds what they act on. */
export function labelOf(act: Act): TextId {
  if ('press' in act) return act.named;
  if ('fill' in act) return act.fill;
  if ('choose' in act) return act.choose;
  if ('seek' in act) return act.seek;
  if ('pick' in act) return act.pick;
  return 'tick' in act ? act.tick : act.confirm;
}
