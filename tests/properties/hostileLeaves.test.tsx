import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isExhaustive } from '#tests/kit/tier.ts';

import { hostileValues, listLeafPaths, type Place, replaced } from './hostile/leaves.ts';
import { type Field, getPageSamples, open, pages } from './hostile/pages.tsx';

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

type Case = { field: Field; place: Place; value: unknown };

const perPage = isExhaustive ? 40 : 6;

describe('one hostile value in an answer', () => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])(
    'leaves the page working: %s',
    async (name) => {
      const crashed: Case[] = [];
      for (const each of draw(casesOf(name), perPage)) {
        const isWorking = await open(name, {
          [each.field]: replaced(getPageSamples(name)[each.field], each.place, each.value),
        });
        if (!isWorking) crashed.push(each);
        act(() => cleanup());
      }
      expect(crashed).toEqual([]);
    },
    300_000,
  );
});

const casesOf = (name: keyof typeof pages): Case[] =>
  Object.entries(getPageSamples(name)).flatMap(([field, answer]) =>
    listLeafPaths(answer).flatMap((place) => hostileValues.map((value) => ({ field: field as Field, place, value }))),
  );

/** Picks this many items, the same ones in every run. */
function draw<One>(all: readonly One[], count: number): One[] {
  let seed = 20_261_120;
  const next = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0);
  return Array.from({ length: count }, () => all[next() % all.length] as One);
}
