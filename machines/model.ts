import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
} from 'xstate';

/** By what is special about each. `no payload`: there is nothing to say. */
type Samples<Payload> =
  | Readonly<Record<string, Payload>>
  | (Record<never, never> extends Payload ? 'no payload' : never);

/** By what the actor says. `endless`: it never ends by itself. */
type Answers<Output> = unknown extends Output ? 'endless' : Readonly<Record<string, Output>>;

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;

type PayloadOf<Event, Type> = Event extends { type: unknown }
  ? Type extends Event['type']
    ? Omit<Event, 'type'>
    : never
  : never;

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<Machine>['actors']>;

/**
 * What a machine cannot say of itself, for whoever explores it: tests, the path generator, the docs. A new event or actor does
 * not compile until it has samples.
 */
export type Model<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Ways to start it. */
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** Payloads of each event, one for every way a guard can go. */
  events: { readonly [Type in EventOf<Machine>['type']]: Samples<PayloadOf<EventOf<Machine>, Type>> };
  /** Answers of each actor. That no answer comes, where the chart reckons with it, goes without saying. */
  answers: {
    readonly [Src in keyof ActorsOf<Machine>]-?: Answers<OutputFrom<NonNullable<ActorsOf<Machine>[Src]>>>;
  };
  /**
   * What guards read of the context, in a few words; an empty string where they read nothing. States that agree in it are
   * taken for one, so a guard that asks after a spawned child wants that child's part here.
   */
  stateKey: (context: ContextFrom<Machine>) => string;
};

/** Any machine's model. */
export type AnyModel = {
  machine: AnyStateMachine;
  inputs: Readonly<Record<string, unknown>>;
  events: Readonly<Record<string, 'no payload' | Readonly<Record<string, object>>>>;
  answers: Readonly<Record<string, 'endless' | Readonly<Record<string, unknown>>>>;
  stateKey: (context: never) => string;
};
