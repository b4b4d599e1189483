import type english from '../translations/generated/english.json';
import type { Assertion } from './assertions.ts';

/** The id of a text. Elements are found by their text, whatever the language. */
export type TextId = keyof typeof english;

/** The values of a text's placeholders. */
export type Values = Readonly<Record<string, string>>;

/** The values that acts enter, by the names that the acts give them. */
export type Fields = Readonly<Record<string, Field>>;
export type Field = string | boolean | null | readonly string[] | Day;

/** So many days after the one on which a path is followed. */
export type Day = { inDays: number };

/** How a name begins that is no text of the portal's: that of a bank, say. */
export type Begins = { begins: string };

/** A user action. `with` names the field of the event that holds the value to enter. */
export type Act<Name extends string = string> =
  | {
      press: 'button' | 'link' | 'menuitem' | 'checkbox';
      named: TextId | Begins;
      values?: Values;
      /** A selector, where several have that name. */
      within?: string;
      /** The heading that it stands under, for who cannot go by a selector. */
      under?: TextId;
      /** It asks first where something would be lost: what is answered then. */
      ifAsked?: TextId;
    }
  /** The button whose words begin like this. */
  | { take: Name }
  /** The key, in a field. */
  | { enter: TextId }
  /** A text, a day, or a time of day, `HH:mm`. */
  | { fill: TextId; with: Name; values?: Values }
  /** The same in every field of a group. */
  | { fillEach: TextId; with: Name; values?: Values }
  /** An option of a list, by its label there. */
  | { choose: TextId; with: Name; values?: Values; called: Readonly<Record<string, { endonym: string }>> }
  /** The first match in a list that is searched by typing. */
  | { seek: TextId; with: Name }
  /**
   * One of a group, by how its words begin: those that `labels` has for the value, or the value itself. With nothing to pick
   * the group is left alone.
   */
  | { pick: TextId; with: Name; values?: Values; labels?: Readonly<Record<string, TextId>> }
  /** The first of a group, whatever it is called. */
  | { first: TextId }
  /** Exactly these of a group, each by the beginning of its label; one, where the group takes no more. */
  | { tick: TextId; with: Name }
  /** A single checkbox. */
  | { confirm: TextId; with: Name };

export type Pressing = Extract<Act, { press: unknown }>;
/** An act that fills a field in, or chooses from it. */
export type Filling = Extract<Act, { with: unknown }>;
/** An act of which it is known what is pressed. */
export type Definite = Exclude<Act, { take: unknown }>;

/** As these fields have it. */
export const definite = (act: Act, fields: object): Definite =>
  'take' in act ? { press: 'button', named: { begins: String((fields as Record<string, unknown>)[act.take]) } } : act;

/** A fault that the sandbox injects into a call; its start page lists the fields. */
export type Fault = Readonly<Record<string, unknown>>;

/** Why a browser cannot do it. Paths for a browser leave it out, and the generator reports it. */
export type Cannot = { cannot: string };

/** A step of a browser test. Times in milliseconds. */
export type Action =
  | { acts: readonly Act[]; fields?: Fields }
  | { go: string }
  | { pass: number }
  /** Time passes without firing timers, as on a sleeping computer. */
  | { sleep: number }
  | { wakes: true }
  | { raise: Fault }
  /** Waits until these hold. */
  | { until: readonly Assertion[] }
  /** Chosen by an answer later in the path; the first if there is none. */
  | { ifLater: Readonly<Record<string, readonly Action[]>> }
  | { inAnotherTab: Start };

/** Where a flow starts. `as` signs a user in by token first; `{token}` in the path stands for a token of the user in `fields`. */
export type Start = {
  partner: string;
  path: string;
  as?: string;
  fields?: Fields;
  do?: readonly Action[];
  /** Fields that differ for this start, by event and sample. */
  samples?: Readonly<Record<string, Readonly<Record<string, Fields>> | undefined>>;
};

export const isCannot = (thing: object): thing is Cannot => 'cannot' in thing;

/** What stands in that label. */
export const valuesOf = (act: Act): Values | undefined => ('values' in act ? act.values : undefined);

/** The label of the field that an act fills in or chooses from. */
export function labelOf(act: Filling): TextId {
  if ('fill' in act) return act.fill;
  if ('fillEach' in act) return act.fillEach;
  if ('choose' in act) return act.choose;
  if ('seek' in act) return act.seek;
  if ('pick' in act) return act.pick;
  return 'tick' in act ? act.tick : act.confirm;
}
