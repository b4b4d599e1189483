import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import { asksOf } from './asked.ts';

/** By which transitions of the chart a step went, what was asked of the world on the way, and which actors were started. */
export type Doings = {
  readonly asks: readonly string[];
  readonly taken: readonly AnyTransitionDefinition[];
  readonly starts: readonly string[];
};

type Stepped = Doings & { snapshot: AnyMachineSnapshot };

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

/** Steps by the machine's own transition, without running anything. One scope serves all of them: it is the costly part. */
export function stepper({ machine, inputs }: Pick<AnyModel, 'machine' | 'inputs'>) {
  const chart: AnyStateMachine = machine;
  const [input] = Object.values(inputs);
  const self = createActor(machine, { input });
  let asks: string[] = [];
  let taken: AnyTransitionDefinition[] = [];
  let starts: string[] = [];
  self.system.inspect((happening) => {
    // Its children are made as well, and make their own first steps.
    if (happening.type === '@xstate.microstep' && happening.actorRef === self) taken.push(...happening._transitions);
  });
  const scope: Scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      if (action.type === 'xstate.spawnChild') starts.push((action.params as { id: string }).id);
      else asks.push(...asksOf(machine, action));
    },
  };

  const stepped = (snapshot: AnyMachineSnapshot): Stepped => ({ snapshot, asks, taken, starts });
  const forget = (): void => {
    asks = [];
    taken = [];
    starts = [];
  };

  return {
    start: (given: unknown): Stepped => {
      forget();
      return stepped(chart.getInitialSnapshot(scope, given));
    },
    /** Takes no transition where nothing happens. */
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject): Stepped => {
      forget();
      return stepped(chart.transition(snapshot, event, scope));
    },
  };
}
