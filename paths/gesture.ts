import type { AnyStateMachine, EventFromLogic } from 'xstate';

import type english from '../translations/english.json';
import type { StatesOf } from './states.ts';

/** The id of a text: what a person goes by is named by what they read, in whatever language. */
export type TextId = keyof typeof english;

/** What stands in a text. */
export type Values = Readonly<Record<string, string>>;

/** Something a person does. `with` names the field of the event that holds what is filled in or chosen. */
export type Act<Field extends string = string> =
  | {
      press: 'button' | 'menuitem';
      named: TextId;
      values?: Values;
      /** A selector, where several go by that name. */
      within?: string;
    }
  /** A text, a day, or a time of day, `HH:mm`. */
  | { fill: TextId; with: Field }
  /** Of a list, by what the value is called there. */
  | { choose: TextId; with: Field; called: Readonly<Record<string, { endonym: string }>> }
  /** Of a long list that is searched by what is typed, the first that is found. */
  | { seek: TextId; with: Field }
  /**
   * One of a group, by how its words begin: those that `labels` has for the value, or the value itself. With nothing to pick
   * the group is left alone.
   */
  | { pick: TextId; with: Field; labels?: Readonly<Record<string, TextId>> }
  /** These of a group, each by how its words begin, and no others. */
  | { tick: TextId; with: Field }
  /** A box that stands alone. */
  | { confirm: TextId; with: Field };

/** Who brings an event about if not the person at the screen. `nobody`: nobody can, as things stand. */
export type Elsewhere = { from: 'the insurer' | 'the page' | 'another tab' | 'another flow' | 'nobody' };

export type Gesture<Field extends string = string> = readonly Act<Field>[] | Elsewhere;

type FieldOf<Event, Type> = Event extends { type: unknown }
  ? Type extends Event['type']
    ? Exclude<keyof Event, 'type'> & string
    : never
  : never;

/** By state where it is done in another way there. */
type ByState<Field extends string, State extends string> = { usually: Gesture<Field> } & {
  readonly [Each in State]?: Gesture<Field>;
};

/** How each event of a flow comes about. A new event does not compile until somebody does it, or it is said to come from elsewhere. */
export type Gestures<Machine extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<Machine>['type']]:
    | Gesture<FieldOf<EventFromLogic<Machine>, Type>>
    | ByState<FieldOf<EventFromLogic<Machine>, Type>, StatesOf<Machine>>;
};
