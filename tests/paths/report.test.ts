import { describe, expect, it } from 'vitest';
import { pages, toggles } from '#bench/paths/machines.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { createPlan, type Options, type Plan } from '#paths/plan.ts';
import { describeReachedLimit } from '#paths/report/lines.ts';

import { doorModel } from './door.ts';

const plan = (model: AnyModel, { limits, ...more }: Partial<Options> = {}, deadline = Infinity): Plan =>
  createPlan(model, { strategy: 'edges', seed: 1, limits: { ...usualLimits, ...limits }, ...more }, deadline);

const idsOf = (model: AnyModel): string[] => plan(model).paths.map(({ id }) => id);

describe('the id of a path', () => {
  it('is the same in every run', () => {
    for (const model of Object.values(catalogue) as AnyModel[]) expect(idsOf(model)).toEqual(idsOf(model));
  });

  it('is unique', () => {
    const all = (Object.values(catalogue) as AnyModel[]).flatMap(idsOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it('does not change with the names of samples and inputs', () => {
    const renamed = {
      ...doorModel,
      inputs: { 'before the door': undefined },
      events: { ...doorModel.events, 'door.knocked': { 'with both fists': { loud: 'very' } } },
    };
    expect(idsOf(renamed)).toEqual(idsOf(doorModel));
  });
});

describe('the uncovered part', () => {
  const whyIn = ({ coverage }: Plan) =>
    Object.fromEntries(coverage.transitions.uncovered.map(({ transition, why }) => [transition, why]));

  it('is listed with the reason', () => {
    expect(whyIn(plan(doorModel))).toEqual({
      'door.outside door.left (1) → door.gone': 'its guard is never true with these samples',
    });
    const nobodyKnocks = { ...doorModel, events: { 'door.left': 'no payload' } } as const;
    expect(whyIn(plan(nobodyKnocks))).toMatchObject({
      'door.outside door.knocked (1) → door.waiting': 'no sample of door.knocked',
      'door.waiting xstate.after.tooLong.door.waiting (1) → door.outside':
        'nothing leads to door.waiting from these inputs',
    });
  });

  it('may be beyond a limit', () => {
    expect(whyIn(plan(doorModel, { limits: { ...usualLimits, maxSteps: 3 } }))).toMatchObject({
      'door.waiting xstate.error.actor.answer (1) → door.outside': 'beyond --max-steps',
    });
  });
});

describe('a long search', () => {
  it('stops after a number of paths', () => {
    const stopped = plan(pages(16), { strategy: 'simple', limits: { ...usualLimits, maxPaths: 100 } });

    expect(stopped.paths.length).toBe(100);
    expect(describeReachedLimit(stopped)).toContain(
      'pages16: stopped by --max-paths after 100 paths; 33 states and 48 steps were found;',
    );
  });

  it('stops after a number of steps', () => {
    const stopped = plan(pages(16), { strategy: 'simple', limits: { ...usualLimits, maxSteps: 100 } });

    expect(stopped.paths.reduce((sum, { path }) => sum + path.steps.length, 0)).toBeLessThanOrEqual(100);
    expect(describeReachedLimit(stopped)).toContain('stopped by --max-steps');
  });

  it('stops after its time, even while it collects states', () => {
    const stopped = plan(toggles(16), {}, performance.now());

    expect(describeReachedLimit(stopped)).toContain('stopped by --max-ms');
    expect(describeReachedLimit(stopped)).toContain('and there are more');
  });

  it('reports nothing if it was complete', () => {
    expect(describeReachedLimit(plan(doorModel))).toBeUndefined();
  });
});
