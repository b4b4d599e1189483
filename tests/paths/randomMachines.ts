import fc from 'fast-check';
import { type AnyStateMachine, assign, createMachine } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

const events = ['one', 'two', 'three'] as const;
const most = 3;

type Target = { to: number; needs: number | null; counts: boolean };
type Region = Record<(typeof events)[number], Target | null>[];

const target: fc.Arbitrary<Target> = fc.record({
  to: fc.nat(3),
  needs: fc.option(fc.nat(most), { freq: 2 }),
  counts: fc.boolean(),
});
const state = fc.record({
  one: fc.option(target, { freq: 2 }),
  two: fc.option(target, { freq: 2 }),
  three: fc.option(target, { freq: 1 }),
});
const region: fc.Arbitrary<Region> = fc.array(state, { minLength: 1, maxLength: 4 });

/** Generates small machines with one or two regions, which count to three and read the count. */
export const smallModels: fc.Arbitrary<AnyModel> = fc
  .array(region, { minLength: 1, maxLength: 2 })
  .map((regions) => modelOf(machineOf(regions)));

const modelOf = (machine: AnyStateMachine): AnyModel => ({
  machine,
  inputs: { 'from the beginning': undefined },
  events: Object.fromEntries(events.map((type) => [type, 'no payload' as const])),
  answers: {},
  stateKey: ({ count }: { count: number }) => `count ${count}`,
});

function machineOf(regions: readonly Region[]): AnyStateMachine {
  const [only, another] = regions.map(configOf);
  const shape = another ? { type: 'parallel', states: { left: only, right: another } } : only;
  return createMachine({ id: 'small', context: { count: 0 }, ...shape } as never) as AnyStateMachine;
}

const configOf = (states: Region) => ({
  initial: 's0',
  states: Object.fromEntries(states.map((targets, at) => [`s${at}`, { on: onOf(targets, states.length) }])),
});

const onOf = (targets: Region[number], size: number) =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([type, known]) => (known ? [[type, transitionOf(known, size)]] : [])),
  );

type Args = { context: { count: number } };

const transitionOf = ({ to, needs, counts }: Target, size: number) => ({
  target: `s${to % size}`,
  ...(needs !== null && { guard: ({ context }: Args) => context.count >= needs }),
  ...(counts && { actions: assign({ count: ({ context }: Args) => Math.min(most, context.count + 1) }) }),
});
