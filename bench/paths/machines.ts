import { assign, createMachine, setup } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const modelOf = (
  machine: AnyModel['machine'],
  events: readonly string[],
  stateKey: AnyModel['stateKey'] = () => '',
) => ({
  machine,
  inputs: { 'from the beginning': undefined },
  events: Object.fromEntries(events.map((type) => [type, 'no payload' as const])),
  answers: {},
  stateKey,
});

/** Returns a machine of independent switches: 2ⁿ states. */
export function toggles(count: number): AnyModel {
  const states = numbers(count).map((at) => {
    const event = `switched.${at}`;
    return [
      `toggle${at}`,
      { initial: 'off', states: { off: { on: { [event]: 'on' } }, on: { on: { [event]: 'off' } } } },
    ];
  });
  const machine = createMachine({ id: `toggles${count}`, type: 'parallel', states: Object.fromEntries(states) });
  return modelOf(
    machine,
    numbers(count).map((at) => `switched.${at}`),
  );
}

/** Returns a machine whose states have three transitions each. */
export function maze(count: number): AnyModel {
  const states = numbers(count).map((at) => [
    `room${at}`,
    { on: { left: `room${(at * 7 + 1) % count}`, right: `room${(at * 13 + 5) % count}`, back: 'room0' } },
  ]);
  const machine = createMachine({ id: `maze${count}`, initial: 'room0', states: Object.fromEntries(states) });
  return modelOf(machine, ['left', 'right', 'back']);
}

/** Returns a machine with one state and a context of size² values. */
export function field(size: number): AnyModel {
  type Position = { x: number; y: number };
  const machine = setup({
    types: {} as { context: Position; events: { type: 'east' | 'north' | 'home' } },
  }).createMachine({
    id: `field${size}`,
    context: { x: 0, y: 0 },
    on: {
      east: { guard: ({ context }) => context.x < size - 1, actions: assign({ x: ({ context }) => context.x + 1 }) },
      north: { guard: ({ context }) => context.y < size - 1, actions: assign({ y: ({ context }) => context.y + 1 }) },
      home: { actions: assign({ x: 0, y: 0 }) },
    },
  });
  return modelOf(machine, ['east', 'north', 'home'], ({ x, y }: Position) => `${x} east, ${y} north`);
}

/** Returns a machine of pages with an optional detour each: 2ⁿ paths to the end. */
export function pages(count: number): AnyModel {
  const states = numbers(count).flatMap((at) => [
    [`page${at}`, { on: { next: `page${at + 1}`, help: `help${at}` } }],
    [`help${at}`, { on: { next: `page${at + 1}` } }],
  ]);
  const machine = createMachine({
    id: `pages${count}`,
    initial: 'page0',
    states: { ...Object.fromEntries(states), [`page${count}`]: {} },
  });
  return modelOf(machine, ['next', 'help']);
}
