import { doableIn } from '../driving/possible.ts';
import { type Options, type Plan, planOf } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { everyState } from '../strategies/goals.ts';
import { toPlaywright } from '../writers/playwright.ts';

export type Driven = { text: string; plan: Plan } | { why: string };

/** A machine's walks as tests of a browser, without the steps that no browser takes; or why none can walk it at all. */
export function drivenBy(spec: Spec, options: Options, deadline: number, folder?: string): Driven {
  if (spec.cannot) return { why: spec.cannot };
  const { model, isAllowed, isLast, reasons } = doableIn(spec);
  // A browser takes its time: the places of a state are told apart on screen, in `tests/walks`.
  const plan = planOf(model, { ...options, goals: everyState, isAllowed, isLast }, deadline);
  return { text: toPlaywright(plan, spec, [...reasons], folder), plan };
}

/**
 * Walks for people and programs, of what can be done by hand. With the strategy `edges`, which leaves nothing out, the rest
 * comes after that, to be read.
 */
export function readBy(spec: Spec, options: Options, deadline: number): Plan {
  if (spec.cannot) return planOf(spec.model, options, deadline);
  const { model, isAllowed, isLast } = doableIn(spec);
  const byHand = planOf(model, { ...options, isAllowed, isLast }, deadline);
  if (options.strategy !== 'edges') return byHand;
  return planOf(spec.model, { ...options, after: byHand.walks.map(({ walk }) => walk) }, deadline);
}
