import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import { type Effect, effectsOf } from './effects.ts';

/** By which transitions of the chart a step went, what was done in the world on the way, and which actors were started. */
export type StepResult = {
  readonly effects: readonly Effect[];
  readonly taken: readonly AnyTransitionDefinition[];
  readonly starts: readonly string[];
};

type Stepped = StepResult & { snapshot: AnyMachineSnapshot };

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

const nothing: readonly never[] = [];

/** Steps by the machine's own transition, without running anything. One scope serves all of them: it is the costly part. */
export function stepper({ machine, inputs }: Pick<AnyModel, 'machine' | 'inputs'>) {
  const chart: AnyStateMachine = machine;
  const [input] = Object.values(inputs);
  const self = createActor(machine, { input });
  // Most steps ask and start nothing, and go by one transition: lists are not copied for them.
  let effects: readonly Effect[] = nothing;
  let taken: readonly AnyTransitionDefinition[] = nothing;
  let starts: readonly string[] = nothing;
  // In place of an observer, for whom all that happens would be copied. Actors that are made on the way keep the other.
  const system = {
    ...self.system,
    _sendInspectionEvent: (happening: InspectionEvent) => {
      if (happening.type !== '@xstate.microstep') return;
      taken = taken.length > 0 ? [...taken, ...happening._transitions] : happening._transitions;
    },
  };
  const scope: Scope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      if (action.type === 'xstate.spawnChild') starts = [...starts, (action.params as { id: string }).id];
      else effects = [...effects, ...effectsOf(machine, action)];
    },
  };

  const stepped = (snapshot: AnyMachineSnapshot): Stepped => ({ snapshot, effects, taken, starts });
  const forget = (): void => {
    effects = nothing;
    taken = nothing;
    starts = nothing;
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
