import { type AnyStateMachine, createMachine } from 'xstate';

type Config = Readonly<Record<string, unknown>> & { states?: Record<string, Config>; on?: object };
type Invoke = { id: string; onDone?: unknown; onError?: unknown };

/** Converts asynchronous parts of a chart to events of the same names, because the stock tools support nothing else. */
export function withoutAsync({ root, config, implementations }: AnyStateMachine): AnyStateMachine {
  return createMachine(rewritten(config as Config, root.id) as never, implementations as never) as AnyStateMachine;
}

function rewritten({ invoke, after, on, states, ...rest }: Config, path: string): Config {
  const id = typeof rest.id === 'string' ? rest.id : path;
  const ends = listOf(invoke as Invoke | Invoke[] | undefined).flatMap(({ id: actor, onDone, onError }) => [
    [`xstate.done.actor.${actor}`, onDone],
    [`xstate.error.actor.${actor}`, onError],
  ]);
  const delays = Object.entries(after ?? {}).map(([delay, to]) => [`xstate.after.${delay}.${id}`, to]);
  return {
    ...rest,
    on: { ...on, ...Object.fromEntries([...ends, ...delays].filter(([, to]) => to !== undefined)) },
    ...(states && {
      states: Object.fromEntries(
        Object.entries(states).map(([name, state]) => [name, rewritten(state, `${path}.${name}`)]),
      ),
    }),
  };
}

const listOf = <Thing>(things: Thing | Thing[] | undefined): Thing[] =>
  things === undefined ? [] : Array.isArray(things) ? things : [things];
