import type { AnyStateMachine, ContextFrom, EventFromLogic, MachineImplementationsFrom, SnapshotFrom } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import type { Code } from '#schema/errors.ts';

import type { Act, Action, Cannot, Fault, Fields, Start, TextId } from './actions.ts';
import type { Assertion } from './assertions.ts';
import type { Effect } from './graph/effects.ts';

/** Who causes an event other than the user. `nobody`: it cannot happen there. */
type Source = 'the insurer' | 'the page' | 'another tab' | 'another flow' | 'nobody';

/** How an event is caused that is not a user action; without `do` no browser test can cause it. */
export type Trigger<Sample extends string = string> = {
  from: Source;
  do?: readonly Action[] | Cannot | { bySample: { readonly [Each in Sample]: readonly Action[] | Cannot } };
};

type Done<Field extends string, Sample extends string> = readonly Act<Field>[] | Trigger<Sample>;

type Case<State extends string> = {
  /** Values to enter in place of the model's, because the sandbox expects others. */
  fields?: Fields;
  /** Preparation that makes the acts mean what the sample says. */
  first?: readonly Action[];
  /** The state that needs the preparation; every state by default. */
  when?: State;
};

/** How an event is caused: by user actions, or by a trigger. */
export type Executor<Field extends string = string, Sample extends string = string, State extends string = string> =
  | Done<Field, Sample>
  | {
      usually: Done<Field, Sample>;
      /** By state, or by the whole label of a place, where it is caused differently there. */
      in?: { readonly [Each in State | `${State} (${string})`]?: Done<Field, Sample> };
      cases?: { readonly [Each in Sample]?: Case<State> | Cannot };
      /** Places where no browser test can cause it, with the reason: `filling.warning`. */
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
      /** By the path's start; as with the others, the first entry where none matches. */
      | { ifBegun: Readonly<Record<string, Cause>> }
      /** By the last of these events in the path. */
      | { ifAfter: Readonly<Record<string, Cause>> }
      /** By an answer later in the path (`findTrip: insured`); the first entry if there is none. */
      | { ifLater: Readonly<Record<string, Cause>> }
    ) & {
      /** The data that the gateway returns, or a function that makes it from the variables of the call. */
      data?: unknown;
      /** Places where no browser test can cause it, with the reason: `checking (return of 1, taken)`, or `checking ()` where nothing is known. */
      except?: Readonly<Record<string, string>>;
    });

/** Answers that any call can have, caused in the same way unless a spec overrides them. */
export type BuiltIn = Code | 'no answer' | 'a dialog' | 'a 401' | 'a message without a code';

type AnswersOf<Labels> = { readonly [Label in Exclude<keyof Labels, BuiltIn>]: Answer } & {
  readonly [Label in Extract<keyof Labels, BuiltIn> | 'no answer']?: Answer;
};

/** Actions to take in turn, one entry for each time that the answer occurs in a path. */
export type InTurn = { inTurn: readonly (readonly Action[])[] };

type Played = readonly Action[] | InTurn;

/** How a child flow comes to its output; where that depends on the flow that invokes it, by its context. */
export type Play<Context = never> = Played | Cannot | ((context: Context) => Played);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an actor is answered: by a call to the insurer (`*` is a wildcard), or by playing the child flow. */
type ActorOf<Labels> =
  | {
      call: `${Method} /${string}`;
      /** The operation by which the app asks the gateway for it. */
      document: string;
      answers: AnswersOf<Labels>;
    }
  | { plays: { readonly [Label in keyof Labels]: Play } }
  | Cannot;

/** The states of a machine as `data-state` has them: dotted, one for each leaf that it can be in. */
type StatesOf<Machine extends AnyStateMachine> = LeavesOf<SnapshotFrom<Machine>['value']>;

type LeavesOf<Value> = Value extends string
  ? Value
  : { [State in keyof Value & string]-?: `${State}.${LeavesOf<NonNullable<Value[State]>>}` }[keyof Value & string];

/** `transient`: left as soon as it is entered. `root: 'none'`: no element carries the flow's `data-machine`, as in final states. */
export type StateSpec<Context = never> =
  | 'transient'
  | readonly Assertion[]
  | { readonly sees: readonly Assertion[]; readonly root: 'none' }
  | ((context: Context) => readonly Assertion[]);

/** The place that a step led to, and the effects that it had. */
export type Happened = { readonly to: string; readonly effects: readonly Effect[] };

/** What the user sees after a port was called. */
export type EffectSpec<Params = never> =
  | 'unseen'
  | readonly Assertion[]
  | ((params: Params, step: Happened) => readonly Assertion[]);

/** Ports with default assertions: `paths/effects.ts`. */
type Alike = 'react' | 'reactElsewhere' | 'announceUnanswered' | 'announceUnsent';

/** What is entered: the payload, and of the details of a record, or the fields that somebody asks for, each by itself. */
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

/** A page for a user without the right to write, and the assertions that show that the flow is closed there. */
export type ReadOnly = { start: Start; sees: readonly Assertion[] };

/** Everything needed to test a flow besides its model. A new start, event, state, actor or port does not compile without an entry. */
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
  /** The length of delays that the machine computes. */
  delays?: Readonly<Record<string, number>>;
  /** A selector for the flow's root, where several elements show a flow of this kind. */
  root?: string;
  /** Labels of fields that no act fills in; null for one that is called otherwise each time. */
  labels?: Readonly<Record<string, TextId | null>>;
  readOnly?: ReadOnly;
};

/** By an answer later in the path, where it depends on who asks; the first if there is none. */
type Beginning = Start | { ifLater: Readonly<Record<string, Start>> } | Cannot;

type AnyActor =
  | { call: string; document: string; answers: Readonly<Record<string, Answer | undefined>> }
  | { plays: Readonly<Record<string, Play>> }
  | Cannot;

/** The spec of any flow. */
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
  readOnly?: ReadOnly;
};

/** A flow's spec: scripts for people, tests in jsdom and browser tests are generated from it. */
export const flowSpec = <Model extends AnyModel>(model: Model, given: FlowSpec<Model>): Spec => ({
  ...(given as Omit<Spec, 'model'>),
  model,
});

/** The spec of a flow that cannot be tested in a browser, with the reason. */
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
