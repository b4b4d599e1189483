import { seenAfter } from '../effects.ts';
import { feasibleIn } from '../execution/feasible.ts';
import { type Options, type Plan, planOf } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { everySight } from '../strategies/goals.ts';
import { toPlaywright } from '../writers/playwright.ts';

export type BrowserSpec = { text: string; plan: Plan } | { why: string };

/** A machine's paths as browser tests, without infeasible steps; or why there are none. */
export function browserSpecOf(spec: Spec, options: Options, deadline: number, folder?: string): BrowserSpec {
  if (spec.cannot) return { why: spec.cannot };
  const { model, isAllowed, isLast, reasons } = feasibleIn(spec);
  // A browser takes seconds where jsdom takes milliseconds: in `tests/flows` the same screens are taken over every transition.
  const goals = everySight((step) => seenAfter(spec, step));
  const plan = planOf(model, { ...options, goals, isAllowed, isLast }, deadline);
  return { text: toPlaywright(plan, spec, [...reasons], folder), plan };
}

/**
 * Paths for people and programs: first those that can be followed by hand. With the strategy `edges`, which is complete,
 * the others come after them, for reading.
 */
export function manualPlanOf(spec: Spec, options: Options, deadline: number): Plan {
  if (spec.cannot) return planOf(spec.model, options, deadline);
  const { model, isAllowed, isLast } = feasibleIn(spec);
  const byHand = planOf(model, { ...options, isAllowed, isLast }, deadline);
  if (options.strategy !== 'edges') return byHand;
  return planOf(spec.model, { ...options, after: byHand.paths.map(({ path }) => path) }, deadline);
}
