import type { Assertion } from './assertions.ts';
import type { TextId, Values } from './texts.ts';

/** Values that acts enter, keyed by the names that the acts use. */
export type Fields = Readonly<Record<string, Field>>;
export type Field = string | boolean | null | readonly string[] | Day;

/** A day relative to the one on which a path is run. */
export type Day = { inDays: number };

/** Prefix of a name that is not a text of the portal, such as a bank. */
export type Begins = { begins: string };

/** A user action. `with` names the field of the event that holds the value to enter. */
export type Act<Name extends string = string> =
  | {
      press: 'button' | 'link' | 'menuitem' | 'checkbox';
      named: TextId | Begins;
      values?: Values;
      /** A selector, if several elements share the name. */
      within?: string;
      /** Heading above the element, for readers of manual scripts. */
      under?: TextId;
      ifAsked?: TextId;
    }
  /** Presses the button whose name starts with this field's value. */
  | { take: Name }
  /** Presses Enter in a field. */
  | { enter: TextId }
  /** Fills in a text, a day, or a time of day as `HH:mm`. */
  | { fill: TextId; with: Name; values?: Values }
  /** Fills in every field of a group with the same value. */
  | { fillEach: TextId; with: Name; values?: Values }
  /** Chooses an option of a list by its label. */
  | { choose: TextId; with: Name; values?: Values; called: Readonly<Record<string, { endonym: string }>> }
  /** Chooses the first match in a list with search. */
  | { seek: TextId; with: Name }
  /**
   * Picks one option of a group by the start of its label: the text that `labels` maps the value to, or the value
   * itself. Skipped if the value is null.
   */
  | { pick: TextId; with: Name; values?: Values; labels?: Readonly<Record<string, TextId>> }
  /** Picks the first option of a group, regardless of its name. */
  | { first: TextId }
  /** Selects exactly these options of a group by the start of their labels. A radio group takes one. */
  | { tick: TextId; with: Name }
  /** Ticks a single checkbox. */
  | { confirm: TextId; with: Name };

export type Pressing = Extract<Act, { press: unknown }>;
export type Filling = Extract<Act, { with: unknown }>;
export type Definite = Exclude<Act, { take: unknown }>;

/** Resolves the target of an act from the fields. */
export const definite = (act: Act, fields: object): Definite =>
  'take' in act ? { press: 'button', named: { begins: String((fields as Record<string, unknown>)[act.take]) } } : act;

/** A fault that the sandbox injects into a call. Its start page lists the fields. */
export type Fault = Readonly<Record<string, unknown>>;

/** The reason why a browser cannot do it. Browser paths leave the step out, and the generator reports it. */
export type Cannot = { cannot: string };

/** A step of a browser test. Times in milliseconds. */
export type Action =
  | { acts: readonly Act[]; fields?: Fields }
  | { go: string }
  | { pass: number }
  /** Lets time pass without firing timers, as on a sleeping computer. */
  | { sleep: number }
  | { wakes: true }
  | { raise: Fault }
  /** Waits until the assertions hold. */
  | { until: readonly Assertion[] }
  /** Chosen by an answer later in the path; otherwise the first. */
  | { ifLater: Readonly<Record<string, readonly Action[]>> }
  | { inAnotherTab: Start };

/**
 * Start of a flow. `as` signs a user in by token first; `{token}` in the path stands for a token of the user in
 * `fields`.
 */
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

export const getActValues = (act: Act): Values | undefined => ('values' in act ? act.values : undefined);

export function getActLabel(act: Filling): TextId {
  if ('fill' in act) return act.fill;
  if ('fillEach' in act) return act.fillEach;
  if ('choose' in act) return act.choose;
  if ('seek' in act) return act.seek;
  if ('pick' in act) return act.pick;
  return 'tick' in act ? act.tick : act.confirm;
}
