import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
} from 'xstate';

/** Keyed by what is special about each sample. `no payload`: the event carries no data. */
type Samples<Payload> =
  | Readonly<Record<string, Payload>>
  | (Record<never, never> extends Payload ? 'no payload' : never);

/** Keyed by the meaning of the answer. `endless`: the actor never ends by itself. */
type Answers<Output> = unknown extends Output ? 'endless' : Readonly<Record<string, Output>>;

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;

type PayloadOf<Event, Type> = Event extends { type: unknown }
  ? Type extends Event['type']
    ? Omit<Event, 'type'>
    : never
  : never;

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<Machine>['actors']>;

/**
 * Samples of a machine for everything that explores it: tests, the path generator, the docs. A new event or actor does
 * not compile until it has samples.
 */
export type Model<Machine extends AnyStateMachine> = {
  machine: Machine;
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** Payloads of each event, one for every way a guard can go. */
  events: { readonly [Type in EventOf<Machine>['type']]: Samples<PayloadOf<EventOf<Machine>, Type>> };
  /** Answers of each actor. A lost answer is implied wherever the chart handles one. */
  answers: {
    readonly [Src in keyof ActorsOf<Machine>]-?: Answers<OutputFrom<NonNullable<ActorsOf<Machine>[Src]>>>;
  };
  /**
   * Returns the part of the context that guards read, in a few words; an empty string if they read nothing. States with
   * equal keys are merged, so a guard that reads a spawned child needs that child's part here.
   */
  stateKey: (context: ContextFrom<Machine>) => string;
};

export type AnyModel = {
  machine: AnyStateMachine;
  inputs: Readonly<Record<string, unknown>>;
  events: Readonly<Record<string, 'no payload' | Readonly<Record<string, object>>>>;
  answers: Readonly<Record<string, 'endless' | Readonly<Record<string, unknown>>>>;
  stateKey: (context: never) => string;
};
