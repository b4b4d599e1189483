import type { AnyStateMachine, ContextFrom, EventFromLogic, MachineImplementationsFrom, SnapshotFrom } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';
import type { Code } from '#schema/errors.ts';

import type { Act, Action, Cannot, Fault, Fields, Start } from './actions.ts';
import type { Assertion } from './assertions.ts';
import type { Effect } from './graph/effects.ts';
import type { TextId } from './texts.ts';

/** The originator of an event other than the user. `nobody`: the event cannot happen in this place. */
type Source = 'the insurer' | 'the page' | 'another tab' | 'another flow' | 'nobody';

/** Cause of an event that is not a user action. Without `do`, no browser test can cause it. */
export type Trigger<Sample extends string = string> = {
  from: Source;
  do?: readonly Action[] | Cannot | { bySample: { readonly [Each in Sample]: readonly Action[] | Cannot } };
};

type Done<Field extends string, Sample extends string> = readonly Act<Field>[] | Trigger<Sample>;

type Case<State extends string> = {
  fields?: Fields;
  /** Preparation that gives the acts the meaning of the sample. */
  first?: readonly Action[];
  /** The state that needs the preparation. Defaults to every state. */
  when?: State;
};

export type Executor<Field extends string = string, Sample extends string = string, State extends string = string> =
  | Done<Field, Sample>
  | {
      usually: Done<Field, Sample>;
      /** Exceptions by state or by the whole label of a place. */
      in?: { readonly [Each in State | `${State} (${string})`]?: Done<Field, Sample> };
      cases?: { readonly [Each in Sample]?: Case<State> | Cannot };
      /** Places where no browser test can cause it, with the reason: `filling.warning`. */
      except?: Readonly<Record<string, string>>;
    };

/**
 * Cause of the insurer's answer. `with`: the values that lead to it, entered earlier or at the start. `fault`: an
 * injected fault. Neither: the insurer answers like this anyway.
 */
export type Cause = { with?: Fields; fault?: Fault };

export type Answer =
  | 'as it is'
  | Cannot
  | ((
      | Cause
      /** Depends on the path's start. As with the others, the first entry is the default. */
      | { ifBegun: Readonly<Record<string, Cause>> }
      /** Depends on the last of these events in the path. */
      | { ifAfter: Readonly<Record<string, Cause>> }
      /** Depends on an answer later in the path (`findTrip: insured`). Defaults to the first entry. */
      | { ifLater: Readonly<Record<string, Cause>> }
    ) & {
      /** The gateway's data, or a function that creates it from the variables of the call. */
      data?: unknown;
      /**
       * Places where no browser test can cause it, with the reason: `checking (return of 1, taken)`, or `checking ()`
       * without facts.
       */
      except?: Readonly<Record<string, string>>;
    });

/** Answers that any call can have, with a default cause. */
export type BuiltIn = Code | 'no answer' | 'a dialog' | 'a 401' | 'a message without a code';

type AnswersOf<Labels> = { readonly [Label in Exclude<keyof Labels, BuiltIn>]: Answer } & {
  readonly [Label in Extract<keyof Labels, BuiltIn> | 'no answer']?: Answer;
};

/** Actions by occurrence of the answer in a path. */
export type InTurn = { inTurn: readonly (readonly Action[])[] };

type Played = readonly Action[] | InTurn;

/** Actions that make a child flow end with an output. A function if they depend on the context of the parent. */
export type Play<Context = never> = Played | Cannot | ((context: Context) => Played);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Source of an actor's answers: a call to the insurer (`*` is a wildcard), or a played child flow. */
type ActorOf<Labels> =
  | {
      call: `${Method} /${string}`;
      /** The GraphQL operation with which the app makes the call. */
      document: string;
      answers: AnswersOf<Labels>;
    }
  | { plays: { readonly [Label in keyof Labels]: Play } }
  | Cannot;

/** The states of a machine in the format of `data-state`: dotted, one per active leaf. */
type StatesOf<Machine extends AnyStateMachine> = LeavesOf<SnapshotFrom<Machine>['value']>;

type LeavesOf<Value> = Value extends string
  ? Value
  : { [State in keyof Value & string]-?: `${State}.${LeavesOf<NonNullable<Value[State]>>}` }[keyof Value & string];

/**
 * `transient`: left as soon as it is entered. `root: 'none'`: no element carries the flow's `data-machine`, as in final
 * states.
 */
export type StateSpec<Context = never> =
  | 'transient'
  | readonly Assertion[]
  | { readonly sees: readonly Assertion[]; readonly root: 'none' }
  | ((context: Context) => readonly Assertion[]);

/** The place and effects of a step. */
export type Happened = { readonly to: string; readonly effects: readonly Effect[] };

export type EffectSpec<Params = never> =
  | 'unseen'
  | readonly Assertion[]
  | ((params: Params, step: Happened) => readonly Assertion[]);

/** Ports with default assertions: `paths/effects.ts`. */
type Alike = 'react' | 'reactElsewhere' | 'announceUnanswered' | 'announceUnsent';

/** Fields of an event: the payload, with `details` and `fields` flattened. */
type FieldOf<Event, Type> = FieldIn<Extract<Event, { type: Type }>> & string;
type FieldIn<Event> = Event extends { details: infer Details }
  ? keyof Details
  : Exclude<keyof Event, 'type'> | (Event extends { fields: infer Asked } ? keyof Asked : never);
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

export type ReadOnly = { start: Start; sees: readonly Assertion[] };

/**
 * Everything that tests of a flow need besides its model. A new start, event, state, actor or port does not compile
 * without an entry.
 */
export type FlowSpec<Model extends AnyModel> = {
  starts: { readonly [Input in keyof Model['inputs']]: Beginning };
  events: Events<Model>;
  states: States<Model>;
  actors: {
    readonly [Actor in keyof Model['answers'] as Model['answers'][Actor] extends 'endless' ? never : Actor]: ActorOf<
      Model['answers'][Actor]
    >;
  };
  effects: Effects<Model['machine']>;
  /** Lengths of delays that the machine computes. */
  delays?: Readonly<Record<string, number>>;
  /** Selector of the flow's root, if several elements show a flow of this kind. */
  root?: string;
  /** Labels of fields that no act fills in. Null if the label varies. */
  labels?: Readonly<Record<string, TextId | null>>;
  /** Texts of refused fields by code, where the screen has its own. */
  problems?: Readonly<Record<string, TextId>>;
  readOnly?: ReadOnly;
};

/** Depends on an answer later in the path. Defaults to the first entry. */
type Beginning = Start | { ifLater: Readonly<Record<string, Start>> } | Cannot;

type AnyActor =
  | { call: string; document: string; answers: Readonly<Record<string, Answer | undefined>> }
  | { plays: Readonly<Record<string, Play>> }
  | Cannot;

export type Spec = {
  model: AnyModel;
  cannot?: string;
  starts: Readonly<Record<string, Beginning>>;
  events: Readonly<Record<string, Executor>>;
  states: Readonly<Record<string, StateSpec>>;
  actors: Readonly<Record<string, AnyActor>>;
  effects: Readonly<Record<string, EffectSpec | undefined>>;
  delays?: Readonly<Record<string, number>>;
  root?: string;
  labels?: Readonly<Record<string, TextId | null>>;
  problems?: Readonly<Record<string, TextId>>;
  readOnly?: ReadOnly;
};

/** Declares a flow's spec, from which manual scripts, jsdom tests and browser tests are generated. */
export const flowSpec = <Model extends AnyModel>(model: Model, given: FlowSpec<Model>): Spec => ({
  ...(given as Omit<Spec, 'model'>),
  model,
});

/** Declares a flow that cannot be tested in a browser, with the reason. */
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
