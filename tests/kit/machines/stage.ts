import {
  type ActorLogic,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate';

import { eventInWords, inWords, isPort } from '#paths/graph/effects.ts';

type StageOptions = {
  /** Child machines wait for an answer like every other actor, instead of running. */
  alone?: boolean;
  inspect?: (happening: InspectionEvent) => void;
};

/** Runs a machine with a controlled clock and with ports that record their calls and wait for the test's answers. */
export function onStage<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { alone = false, inspect }: StageOptions = {},
) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const waiting = new Map<string, AnyActorRef>();
  const filled = withPorts(machine, { asked, waiting, alone });
  const actor = createActor(filled as AnyStateMachine, { input, clock, ...(inspect && { inspect }) });
  actor.start();

  const called = (id: string): AnyActorRef => {
    const port = waiting.get(id);
    if (!port) throw new Error(`Nobody asked ${id}`);
    return port;
  };
  const tell = (id: string, event: Answer) => called(id).send(event);

  return {
    actor: actor as unknown as ActorRefFrom<Machine>,
    clock,
    /** Returns the calls since the last time, and clears them. */
    asked: () => asked.splice(0),
    /** Returns the input of an actor's latest call. */
    sent: (id: string): unknown => (called(id).getSnapshot() as Pending).input,
    /** @param id of the actor; `TRIPS.load` if several have the same name */
    answer: (id: string, output?: unknown) => tell(id, { type: 'answered', output }),
    fail: (id: string) => tell(id, { type: 'failed' }),
  };
}

type Ports = { asked: string[]; waiting: Map<string, AnyActorRef>; alone: boolean };

/** Provides all ports of a machine: the plain functions and promises of its `setup`. */
function withPorts(machine: AnyStateMachine, ports: Ports): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  return machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isPort(action))
        .map(([name]) => [name, (_: unknown, params: unknown) => void ports.asked.push(inWords(name, params))]),
    ),
    actors: Object.fromEntries(
      Object.entries(actors).map(([src, logic]) => [
        src,
        !ports.alone && logic instanceof StateMachine ? withPorts(logic, ports) : portOf(src, ports),
      ]),
    ),
  });
}

type Answer = { type: 'answered'; output: unknown } | { type: 'failed' };
type Pending = Snapshot<unknown> & { input: unknown };

/** Creates an actor that waits until the test ends it. */
function portOf(src: string, { asked, waiting }: Ports): AnyActorLogic {
  const logic: ActorLogic<Pending, Answer, unknown> = {
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      if (event.type === 'answered') return { ...snapshot, status: 'done', output: event.output, error: undefined };
      if (event.type === 'failed')
        return { ...snapshot, status: 'error', output: undefined, error: new Error(`no ${src}`) };
      return snapshot;
    },
    start: ({ input }, { self }) => {
      waiting.set(self.id, self);
      waiting.set(`${self._parent?.id}.${self.id}`, self);
      asked.push(inWords(src, input));
    },
  };
  return logic;
}

/** Creates a parent that records the events sent to it. */
export function listener() {
  const heard: string[] = [];
  const parent = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void heard.push(eventInWords(event)))),
  );
  parent.start();
  return { parent, heard: () => heard.splice(0) };
}
