import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';

import type { AnyModel } from '#machines/model.ts';

import { eventInWords, inWords } from './asked.ts';
import { isPort } from './stage.ts';

/** Something that can happen, and what it is called: `page.woke: too late`, `logout: done`, `after restOfTheHour`. */
export type Move = { label: string; event: AnyEventObject };

export type Step = { move: Move; to: string };

/** A state with what guards read of its context, and the shortest way there. */
type Node = { label: string; snapshot: AnyMachineSnapshot; input: string; route: Step[] };

type Edge = { from: Node; move: Move; to: string; asks: string[] };

type Start = { input: string; to: string; asks: string[] };

export type Graph = { starts: Start[]; nodes: Node[]; edges: Edge[] };

/** Everything a machine can do with the samples of its model. */
export function graphOf(model: AnyModel): Graph {
  const { start, step } = stepper(model);
  const starts: Start[] = [];
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const meet = (node: Node) => nodes.has(node.label) || nodes.set(node.label, node);

  for (const [input, given] of Object.entries(model.inputs)) {
    const { snapshot, asks } = start(given);
    const label = nameOf(snapshot, model);
    starts.push({ input, to: label, asks });
    meet({ label, snapshot, input, route: [] });
  }
  // A Map hands out what is added while it is walked, so this is the queue as well: breadth first, shortest ways.
  for (const node of nodes.values()) {
    if (node.snapshot.status !== 'active') continue;
    for (const move of movesIn(node.snapshot, model)) {
      const { snapshot, asks, taken } = step(node.snapshot, move.event);
      if (taken === 0) continue;
      const to = nameOf(snapshot, model);
      edges.push({ from: node, move, to, asks });
      meet({ label: to, snapshot, input: node.input, route: [...node.route, { move, to }] });
    }
  }
  return { starts, nodes: [...nodes.values()], edges };
}

/** The states that a machine is in, as dotted names. */
const stateOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path, id }) => path.join('.') || id)
    .sort()
    .join(' ');

/** The states that a machine is in, with what guards read of its context. */
export function nameOf(snapshot: AnyMachineSnapshot, { project }: AnyModel): string {
  const known = project(snapshot.context as never);
  return known ? `${stateOf(snapshot)} (${known})` : stateOf(snapshot);
}

/** What can happen now: every sample, and the ends of what runs. */
export function movesIn({ _nodes }: AnyMachineSnapshot, { events, answers }: AnyModel): Move[] {
  const own = [...new Set(_nodes.flatMap((node: AnyStateNode) => node.ownEvents as string[]))];
  return [...Object.entries(events).flatMap(([type, samples]) => samplesOf(type, samples)), ...own.flatMap(endsOf)];

  function endsOf(type: string): Move[] {
    const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
    if (delay) return [{ label: `after ${delay}`, event: { type } }];

    const [, end, actorId = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (end === 'error')
      return [{ label: `${actorId}: no answer`, event: { type, actorId, error: new Error('no answer') } }];
    const outputs = Object.entries(answers[actorId] ?? {});
    return end
      ? outputs.map(([name, output]) => ({ label: `${actorId}: ${name}`, event: { type, actorId, output } }))
      : [];
  }
}

function samplesOf(type: string, samples: AnyModel['events'][string]): Move[] {
  if (samples === 'bare') return [{ label: type, event: { type } }];
  return Object.entries(samples).map(([name, payload]) => ({ label: `${type}: ${name}`, event: { ...payload, type } }));
}

/** A step by the machine's own transition, without running anything. One scope serves all steps: it is the costly part. */
export function stepper({ machine, inputs }: AnyModel) {
  const [input] = Object.values(inputs);
  const self = createActor(machine, { input });
  const asks: string[] = [];
  let taken = 0;
  self.system.inspect((happening) => {
    if (happening.type === '@xstate.microstep') taken += happening._transitions.length;
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: { type: string; params: unknown }) => void asks.push(...asked(machine, action)),
  };

  const recorded = (run: () => AnyMachineSnapshot) => {
    taken = 0;
    asks.length = 0;
    const snapshot = run();
    return { snapshot, asks: [...asks], taken };
  };

  return {
    start: (given: unknown) => recorded(() => machine.getInitialSnapshot(scope, given)),
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      recorded(() => machine.transition(snapshot, event, scope)),
  };
}

function asked({ implementations }: AnyStateMachine, { type, params }: { type: string; params: unknown }): string[] {
  if (type === 'xstate.sendTo') return [`tells ${eventInWords((params as { event: AnyEventObject }).event)}`];
  return isPort(implementations.actions[type]) ? [inWords(type, params)] : [];
}

/** A transition in words that tell it from all others of its machine. */
export function titleOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType ? source.transitions.get(eventType) : source.always;
  const to = target?.map(({ id }) => id).join(' ') ?? 'stays';
  return `${source.id} ${eventType || 'always'} (${(branches?.indexOf(transition) ?? 0) + 1}) → ${to}`;
}

/** Every transition that a chart declares. */
export const transitionsOf = ({ root }: AnyStateMachine): string[] =>
  nodesBelow(root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((each) => titleOf(each)),
  );

/** Every state that a chart can come to rest in. */
export const restingStatesOf = ({ root }: AnyStateMachine): string[] =>
  nodesBelow(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);

export const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];
