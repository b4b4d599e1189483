import { expect, it } from 'vitest';

import { findCycles } from '#scripts/imports/cycles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

it('finds no cycle in a tree, or in modules that share one', () => {
  expect(findCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['package'] }))).toEqual([]);
});

it.each([
  ['a module that imports itself', { a: ['a'] }, [['a']]],
  ['two modules', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  ['a long way round', { a: ['b'], b: ['c', 'x'], c: ['d'], d: ['b'], x: [] }, [['b', 'c', 'd']]],
  [
    'two cycles that share no module',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('finds the cycle of %s', (_, imports, cycles) => {
  expect(findCycles(graph(imports))).toEqual(cycles);
});
