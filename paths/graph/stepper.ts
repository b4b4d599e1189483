import {
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

import { type Effect, toEffects } from './effects.ts';

/** Transitions of a step, its outside effects and the actors that it started. */
export type StepResult = {
  readonly effects: readonly Effect[];
  readonly taken: readonly AnyTransitionDefinition[];
  readonly starts: readonly string[];
};

type Stepped = StepResult & { snapshot: AnyMachineSnapshot };

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

const nothing: readonly never[] = [];

/**
 * Computes steps with the machine's own transition function, without running anything. All steps share one scope,
 * because creating it is expensive.
 */
export function stepper({ machine, inputs }: Pick<AnyModel, 'machine' | 'inputs'>) {
  const chart: AnyStateMachine = machine;
  const [input] = Object.values(inputs);
  const self = createActor(machine, { input });
  // Most steps have no effects and one transition, so that lists are not copied.
  let effects: readonly Effect[] = nothing;
  let taken: readonly AnyTransitionDefinition[] = nothing;
  let starts: readonly string[] = nothing;
  // Replaces an observer, for which XState would copy every event. Actors that are spawned on the way keep the
  // original.
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
      else effects = [...effects, ...toEffects(machine, action)];
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
    /** `taken` is empty if nothing happens. */
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject): Stepped => {
      forget();
      return stepped(chart.transition(snapshot, event, scope));
    },
  };
}
