import { seenAfter } from '../effects.ts';
import { analyzeFeasibility, firstInfeasible } from '../execution/feasible.ts';
import { createPlan, type Options, type Plan, pruned } from '../plan.ts';
import { readOnlyId } from '../report/ids.ts';
import type { Spec } from '../spec.ts';
import { everySight } from '../strategies/goals.ts';
import type { Path } from '../strategies/path.ts';
import { toPlaywright } from '../writers/playwright.ts';

export type BrowserSpec = { text: string; plan: Plan } | { why: string };

type Feasible = ReturnType<typeof analyzeFeasibility>;

/** Returns a machine's paths as browser tests without infeasible steps, or the reason why it has none. */
export function createBrowserSpec(spec: Spec, options: Options, deadline: number, folder?: string): BrowserSpec {
  if (spec.cannot) return { why: spec.cannot };
  const feasible = analyzeFeasibility(spec);
  const plan = planBrowser(spec, feasible, options, deadline);
  return { text: toPlaywright(plan, spec, [...feasible.reasons], folder), plan };
}

/**
 * Covers only visible behaviour, because a browser takes seconds for what jsdom does in milliseconds. `tests/flows`
 * covers every transition of the same screens.
 */
function planBrowser(spec: Spec, { model, isAllowed, isLast }: Feasible, options: Options, deadline: number): Plan {
  const goals = everySight((step) => seenAfter(spec, step));
  const plan = createPlan(model, { ...options, goals, isAllowed, isLast }, deadline);
  return { ...plan, readOnly: spec.readOnly && options.to === undefined ? readOnlyId(plan.id) : undefined };
}

export type Manual = { plan: Plan } | { why: string };

/**
 * Plans paths for people and programs. The paths of the browser tests come first, with the same ids. With the strategy
 * `edges`, which is complete, further paths cover the other feasible steps, and the infeasible ones come last.
 *
 * @param includeInfeasible whether to keep paths that cannot be followed by hand
 */
export function planManual(spec: Spec, options: Options, deadline: number, includeInfeasible = false): Manual {
  if (spec.cannot)
    return includeInfeasible ? { plan: createPlan(spec.model, options, deadline) } : { why: spec.cannot };
  const feasible = analyzeFeasibility(spec);
  const { model, isAllowed, isLast } = feasible;
  const browser = planBrowser(spec, feasible, options, deadline);
  const automated = planAutomated(spec, feasible, options, browser, deadline);
  if (options.strategy !== 'edges') return { plan: { ...browser, automated } };

  const after = pathsIn(browser);
  const byHand = createPlan(model, { ...options, isAllowed, isLast, after, graph: browser.graph }, deadline);
  const whole = createPlan(spec.model, { ...options, after: pathsIn(byHand) }, deadline);
  const plan = includeInfeasible ? whole : pruned(whole, byHand.paths.length, (path) => whyInfeasible(spec, path));
  return { plan: { ...plan, automated, readOnly: browser.readOnly } };
}

/** Returns the ids of the paths that `npm test` runs in a browser, regardless of the requested strategy or state. */
function planAutomated(spec: Spec, feasible: Feasible, options: Options, browser: Plan, deadline: number): Set<string> {
  const isUsual = options.strategy === 'edges' && options.to === undefined;
  const usual = isUsual
    ? browser
    : planBrowser(spec, feasible, { ...options, strategy: 'edges', to: undefined, graph: browser.graph }, deadline);
  const tested = new Set(usual.paths.map(keyOf));
  return new Set(browser.paths.filter((each) => tested.has(keyOf(each))).map(({ id }) => id));
}

const pathsIn = ({ paths }: Plan): Path[] => paths.map(({ path }) => path);

/** Distinguishes paths that take the same transitions with other samples. */
const keyOf = ({ id, path: { input, steps } }: Plan['paths'][number]): string =>
  [id, input, ...steps.map(({ eventCase }) => eventCase.label)].join('\n');

function whyInfeasible(spec: Spec, path: Path): string {
  const found = firstInfeasible(spec, path);
  if (!found) return 'nobody can follow it by hand';
  const what = path.steps[found.at]?.eventCase.label ?? path.input;
  return `nobody can follow it by hand: ${what}: ${found.why}`;
}
