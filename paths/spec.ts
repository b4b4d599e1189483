import type { AnyStateMachine, ContextFrom, EventFromLogic, MachineImplementationsFrom, SnapshotFrom } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import type { Code } from '#schema/errors.ts';

import type { Act, Action, Cannot, Fault, Fields, Start, TextId } from './actions.ts';
import type { Assertion } from './assertions.ts';
import type { Effect } from './graph/effects.ts';

/** Who brings an event about if not the person at the screen. `nobody`: nobody can, as things stand. */
type Source = 'the insurer' | 'the page' | 'another tab' | 'another flow' | 'nobody';

/** What brings about an event that is nobody's act; without it no browser can. */
export type Trigger<Sample extends string = string> = {
  from: Source;
  do?: readonly Action[] | Cannot | { bySample: { readonly [Each in Sample]: readonly Action[] | Cannot } };
};

type Done<Field extends string, Sample extends string> = readonly Act<Field>[] | Trigger<Sample>;

type Case<State extends string> = {
  /** What is filled in where the sandbox wants it otherwise than the machine's own model has it. */
  fields?: Fields;
  /** What is done first, so that the acts mean what the sample says. */
  first?: readonly Action[];
  /** Where it is done first; everywhere, if nobody says. */
  when?: State;
};

/** How an event comes about: what a person does, or who else brings it about. */
export type Executor<Field extends string = string, Sample extends string = string, State extends string = string> =
  | Done<Field, Sample>
  | {
      usually: Done<Field, Sample>;
      /** By state where it comes about in another way there. */
      in?: { readonly [Each in State]?: Done<Field, Sample> };
      cases?: { readonly [Each in Sample]?: Case<State> };
      /** Why no browser can do it in a place: `filling.warning`. */
      except?: Readonly<Record<string, string>>;
    };

/**
 * How the insurer comes to answer like this. `with`: by itself, if this stands in the fields given before, or in those of the
 * start. `fault`: because a lever was pulled. Neither: by itself.
 */
export type Cause = { with?: Fields; fault?: Fault };

export type Answer =
  | 'as it is'
  | Cannot
  | ((
      | Cause
      /** By how the path begins; as with the others, the first of them where none fits. */
      | { ifBegun: Readonly<Record<string, Cause>> }
      /** By what was done last. */
      | { ifAfter: Readonly<Record<string, Cause>> }
      /** By the answer that the path comes to later (`findTrip: insured`); the first, if it comes to none. */
      | { ifLater: Readonly<Record<string, Cause>> }
    ) & {
      /** What the gateway makes of it, or a function from the variables of the call to that. */
      data?: unknown;
      /** Why no browser can bring it about in a place: `checking (return of 1, taken)`. */
      except?: Readonly<Record<string, string>>;
    });

/** Answers that every call can have, and that are brought about alike wherever nobody says otherwise. */
export type BuiltIn = Code | 'no answer' | 'a dialog' | 'a 401' | 'a message without a code';

type AnswersOf<Labels> = { readonly [Label in Exclude<keyof Labels, BuiltIn>]: Answer } & {
  readonly [Label in Extract<keyof Labels, BuiltIn> | 'no answer']?: Answer;
};

/** Played in another way each time that it comes by in a path. */
export type InTurn = { inTurn: readonly (readonly Action[])[] };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an actor is answered: by a call to the insurer (`*` for anything), or by a person in a flow of its own. */
type ActorOf<Labels> =
  | {
      call: `${Method} /${string}`;
      /** The operation by which the app asks the gateway for it. */
      document: string;
      answers: AnswersOf<Labels>;
    }
  | { plays: { readonly [Label in keyof Labels]: readonly Action[] | InTurn | Cannot } }
  | Cannot;

/** The states of a machine as `data-state` has them: dotted, one for each leaf that it can be in. */
type StatesOf<Machine extends AnyStateMachine> = LeavesOf<SnapshotFrom<Machine>['value']>;

type LeavesOf<Value> = Value extends string
  ? Value
  : { [State in keyof Value & string]-?: `${State}.${LeavesOf<NonNullable<Value[State]>>}` }[keyof Value & string];

/** `transient`: no one ever sees it. `root: 'none'`: no element carries the flow's `data-machine`, as in no final state. */
export type StateSpec<Context = never> =
  | 'transient'
  | readonly Assertion[]
  | { readonly sees: readonly Assertion[]; readonly root: 'none' }
  | ((context: Context) => readonly Assertion[]);

/** Where a step led, and all that it did in the world on the way. */
export type Happened = { readonly to: string; readonly effects: readonly Effect[] };

/** What is seen of a port once it was called. */
export type EffectSpec<Params = never> =
  | 'unseen'
  | readonly Assertion[]
  | ((params: Params, step: Happened) => readonly Assertion[]);

/** Ports that are seen alike wherever nobody says otherwise: `paths/effects.ts`. */
type Alike = 'react' | 'announceUnanswered';

type FieldOf<Event, Type> = Exclude<keyof Extract<Event, { type: Type }>, 'type'> & string;
type SampleOf<Samples> = Samples extends string ? never : keyof Samples & string;
type Actions<Machine extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<Machine>['actions']>;
type ParamsOf<Action> = Action extends (args: never, params: infer Params) => void ? Params : never;

type Events<Model extends AnyModel> = {
  readonly [Type in EventFromLogic<Model['machine']>['type']]: Executor<
    FieldOf<EventFromLogic<Model['machine']>, Type>,
    SampleOf<Model['events'][Type]>,
    StatesOf<Model['machine']>
  >;
};
type States<Model extends AnyModel> = {
  readonly [State in StatesOf<Model['machine']>]: StateSpec<ContextFrom<Model['machine']>>;
};
type Effects<Machine extends AnyStateMachine> = {
  readonly [Port in Exclude<keyof Actions<Machine>, Alike>]-?: EffectSpec<
    ParamsOf<NonNullable<Actions<Machine>[Port]>>
  >;
} & {
  readonly [Port in Extract<keyof Actions<Machine>, Alike>]?: EffectSpec<ParamsOf<NonNullable<Actions<Machine>[Port]>>>;
};

/** What it takes to test a flow along its paths, besides its model. A new start, event, state, actor or port does not compile without. */
export type FlowSpec<Model extends AnyModel> = {
  starts: { readonly [Input in keyof Model['inputs']]: Start | Cannot };
  events: Events<Model>;
  states: States<Model>;
  actors: {
    readonly [Actor in keyof Model['answers'] as Model['answers'][Actor] extends 'endless' ? never : Actor]: ActorOf<
      Model['answers'][Actor]
    >;
  };
  effects: Effects<Model['machine']>;
  /** How long each delay is that the machine computes. */
  delays?: Readonly<Record<string, number>>;
  /** The element that shows the flow, where several show one of its kind. */
  root?: string;
  /** What a field is called on screen that no act fills in. */
  labels?: Readonly<Record<string, TextId>>;
};

type AnyActor =
  | { call: string; document: string; answers: Readonly<Record<string, Answer | undefined>> }
  | { plays: Readonly<Record<string, readonly Action[] | InTurn | Cannot>> }
  | Cannot;

/** Any flow's. */
export type Spec = {
  model: AnyModel;
  cannot?: string;
  starts: Readonly<Record<string, Start | Cannot>>;
  events: Readonly<Record<string, Executor>>;
  states: Readonly<Record<string, StateSpec>>;
  actors: Readonly<Record<string, AnyActor>>;
  effects: Readonly<Record<string, EffectSpec | undefined>>;
  delays?: Readonly<Record<string, number>>;
  root?: string;
  labels?: Readonly<Record<string, TextId>>;
};

/** Everything there is to know of a flow besides its machine: scripts, paths on screen and specs for a browser come from it. */
export const flowSpec = <Model extends AnyModel>(model: Model, given: FlowSpec<Model>): Spec => ({
  ...(given as Omit<Spec, 'model'>),
  model,
});

/** A flow whose paths no browser can follow, and why; what is known of it all the same. */
export const notInBrowser = <Model extends AnyModel>(
  model: Model,
  cannot: string,
  known: Partial<Pick<FlowSpec<Model>, 'events' | 'states'>> = {},
): Spec => ({
  starts: {},
  events: {},
  states: {},
  actors: {},
  effects: {},
  ...(known as Partial<Spec>),
  cannot,
  model,
});
