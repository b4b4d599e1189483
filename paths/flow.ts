import type { EventFromLogic } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import type { Code } from '#schema/errors.ts';

import type { Act, Elsewhere, Gesture } from './gesture.ts';
import type { Sight } from './sight.ts';

/** What is filled in, chosen, ticked or confirmed, by the name that an act gives it. */
export type Fields = Readonly<Record<string, Field>>;
export type Field = string | boolean | null | readonly string[] | Day;

/** So many days after the one on which a walk is walked. */
export type Day = { inDays: number };

/** What befalls a call; which fields there are stands on the sandbox's start page. */
export type Fault = Readonly<Record<string, unknown>>;

/** Why a browser cannot bring it about. Walks in a browser leave it out, and the generator says so. */
export type Cannot = { cannot: string };

/** Something done in a browser, or to it. Times in milliseconds. */
export type Doing =
  | { acts: readonly Act[]; fields?: Fields }
  | { go: string }
  | { pass: number }
  /** Time passes, and no timer goes off. */
  | { sleep: number }
  | { wakes: true }
  | { raise: Fault }
  /** Goes on when this is seen. */
  | { until: readonly Sight[] }
  /** What is done by the answer that the walk comes to later; the first of these if it comes to none. */
  | { ifLater: Readonly<Record<string, readonly Doing[]>> }
  | { inAnotherTab: Beginning };

/** Played in another way each time that it comes by in a walk. */
export type InTurn = { inTurn: readonly (readonly Doing[])[] };

/** What is done to bring something about; by sample where that makes a difference. */
export type Bringing = readonly Doing[] | Cannot | { bySample: Readonly<Record<string, readonly Doing[] | Cannot>> };

/**
 * How the insurer comes to answer like this. `as it is`: by itself. `with`: by itself, if this stands in the fields given
 * before, or in those of the beginning. `fault`: because a lever was pulled.
 */
export type Way = 'as it is' | { with: Fields } | { fault: Fault; with?: Fields };

/**
 * `ifBegun`: by how the walk begins. `ifAfter`: by what was done last. `ifLater`: by the answer that the walk comes to later
 * (`findTrip: insured`). The first of them, if none was or none comes.
 */
export type Answered =
  | Way
  | Cannot
  | { ifBegun: Readonly<Record<string, Way>> }
  | { ifAfter: Readonly<Record<string, Way>> }
  | { ifLater: Readonly<Record<string, Way>> };

/** A refusal that the catalogue of errors knows is raised by its code, and no answer by a broken line, if nobody says otherwise. */
type AnswersOf<Labels> = { readonly [Label in Exclude<keyof Labels, Code>]: Answered } & {
  readonly [Label in Extract<keyof Labels, Code> | 'no answer']?: Answered;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an actor is answered: by a call to the insurer (`*` for anything), or by a person in a flow of its own. */
export type Ask<Labels> =
  | { call: `${Method} /${string}`; answers: AnswersOf<Labels> }
  | { plays: { readonly [Label in keyof Labels]: readonly Doing[] | InTurn | Cannot } }
  | Cannot;

/** How a flow is come to. `as` comes in by a token first; `{token}` in the path is one of the user of that name in `fields`. */
export type Beginning = {
  partner: string;
  path: string;
  as?: string;
  fields?: Fields;
  does?: readonly Doing[];
  /** Samples whose fields are others for whoever begins like this. */
  samples?: Samples;
};

/** By event and sample. */
type Samples = Readonly<Record<string, Readonly<Record<string, Fields>> | undefined>>;

type FromElsewhere<All> = {
  [Type in keyof All]: Extract<All[Type] | All[Type][keyof All[Type]], Elsewhere> extends never ? never : Type;
}[keyof All];

/** What it takes to walk a flow in a real browser. A new way to begin, actor or event from elsewhere does not compile without. */
export type Drive<Model extends AnyModel, All> = {
  begins: { readonly [Input in keyof Model['inputs']]: Beginning | Cannot };
  asks: {
    readonly [Actor in keyof Model['answers'] as Model['answers'][Actor] extends 'endless' ? never : Actor]: Ask<
      Model['answers'][Actor]
    >;
  };
  brings: { readonly [Type in FromElsewhere<All> & string]: Bringing };
  /** Samples whose fields the sandbox wants otherwise than the machine's own model has them. */
  fields?: { readonly [Type in EventFromLogic<Model['machine']>['type']]?: Readonly<Record<string, Fields>> };
  /** What is done first, so that a gesture means what its sample says: `filling ← leave.wished: with entries`. */
  first?: Readonly<Record<string, readonly Doing[]>>;
  /** Why a browser cannot take this step from just there: `checking (return of 1) ← checkFlight: two flights`. */
  except?: Readonly<Record<string, string>>;
  /** How long each delay is that the machine computes. */
  delays?: Readonly<Record<string, number>>;
  /** The element that shows the flow, where several show one of its kind. */
  root?: string;
  /** Moves after which nothing of the flow is left to see. */
  lasts?: readonly string[];
};

/** Any flow's. */
export type AnyDrive = {
  begins: Readonly<Record<string, Beginning | Cannot>>;
  asks: Readonly<
    Record<
      string,
      | { call: string; answers: Readonly<Record<string, Answered | undefined>> }
      | { plays: Readonly<Record<string, readonly Doing[] | InTurn | Cannot>> }
      | Cannot
    >
  >;
  brings: Readonly<Record<string, Bringing>>;
  fields?: Samples;
  first?: Readonly<Record<string, readonly Doing[]>>;
  except?: Readonly<Record<string, string>>;
  delays?: Readonly<Record<string, number>>;
  root?: string;
  lasts?: readonly string[];
};

export type AnyGestures = Readonly<
  Record<string, Gesture | (Readonly<Record<string, Gesture>> & { readonly usually: Gesture })>
>;
export type AnySights = Readonly<
  Record<string, 'passing' | { readonly sees: readonly Sight[]; readonly root?: 'none' }>
>;

/** What is known of a flow besides its machine. Whatever is missing is said in the machine's own words. */
export type Tables = { gestures?: AnyGestures; sights?: AnySights; drive?: AnyDrive | Cannot };

/** How an event comes about in the states that a machine is in; undefined if nobody says. */
export function gestureIn(
  gestures: AnyGestures | undefined,
  type: string,
  states: readonly string[],
): Gesture | undefined {
  const known = gestures?.[type];
  if (!known || !('usually' in known)) return known as Gesture | undefined;
  return states.map((state) => known[state]).find((special) => special !== undefined) ?? known.usually;
}
