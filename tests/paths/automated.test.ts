import { describe, expect, it } from 'vitest';

import { createBrowserSpec, planManual } from '#paths/command/plans.ts';
import { firstInfeasible } from '#paths/execution/feasible.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import type { Options, Plan } from '#paths/plan.ts';
import { type Id, specs } from '#paths/specs.ts';
import type { Path } from '#paths/strategies/path.ts';
import { toJson } from '#paths/writers/json.ts';
import { toMarkdown } from '#paths/writers/markdown.ts';

const options: Options = { strategy: 'edges', seed: 1, limits: usualLimits };
const followed = (Object.keys(specs) as Id[]).filter((id) => !specs[id].cannot);

function manualPlan(
  id: Id,
  { includeInfeasible = false, ...more }: Partial<Options> & { includeInfeasible?: boolean } = {},
): Plan {
  const manual = planManual(specs[id], { ...options, ...more }, Infinity, includeInfeasible);
  if ('why' in manual) throw new Error(`${id} is left out: ${manual.why}`);
  return manual.plan;
}

function browserPlan(id: Id): Plan {
  const written = createBrowserSpec(specs[id], options, Infinity);
  if ('why' in written) throw new Error(`${id} is not tested in a browser: ${written.why}`);
  return written.plan;
}

const trailsIn = ({ paths }: Plan): [id: string, trail: string][] =>
  paths.map(({ id, path: { input, steps } }) => [id, [input, ...steps.map(({ eventCase }) => eventCase.label)].join()]);

const infeasibleIn = (id: Id, paths: readonly { path: Path }[]): unknown[] =>
  paths.flatMap(({ path }) => firstInfeasible(specs[id], path) ?? []);

describe.each(followed)('the manual scripts of %s', (id) => {
  const manual = manualPlan(id);

  it('begin with the paths of the browser tests, under the same ids', () => {
    const browser = trailsIn(browserPlan(id));

    expect(trailsIn(manual).slice(0, browser.length)).toEqual(browser);
    expect([...(manual.automated ?? [])]).toEqual(browser.map(([path]) => path));
  });

  it('leave out every infeasible path and count them', () => {
    const whole = manualPlan(id, { includeInfeasible: true });

    expect(infeasibleIn(id, manual.paths)).toEqual([]);
    expect(trailsIn(whole).slice(0, manual.paths.length)).toEqual(trailsIn(manual));
    expect(infeasibleIn(id, whole.paths.slice(manual.paths.length))).toHaveLength(manual.infeasible ?? 0);
  });

  it('give the reason for every reachable transition that they do not cover', () => {
    const { reachable, covered, uncovered } = manual.coverage.transitions;
    const byHand = uncovered.filter(({ why }) => why.startsWith('nobody can follow it by hand: '));

    expect(byHand).toHaveLength(reachable - covered);
  });
});

it('marks an automated path in a script', () => {
  const plan = manualPlan('cancelInsurance');
  const [first] = plan.paths;
  const last = plan.paths.at(-1);
  const written = toMarkdown(plan, specs.cancelInsurance);

  expect(written).toContain(`Path \`${first?.id}\`, automated in e2e/generated/cancelInsurance.spec.ts.`);
  expect(written).toContain(`Path \`${last?.id}\`.`);
});

it('marks an automated path in the JSON', () => {
  const plan = manualPlan('cancelInsurance');
  const { machines } = JSON.parse(toJson([{ plan, spec: specs.cancelInsurance }])) as {
    machines: { infeasible?: number; paths: { id: string; automated?: boolean }[] }[];
  };
  const automated = machines[0]?.paths.filter((path) => path.automated).map(({ id }) => id);

  expect(automated).toEqual(browserPlan('cancelInsurance').paths.map(({ id }) => id));
  expect(machines[0]?.infeasible).toBe(plan.infeasible);
});

it('counts the omitted paths in a script', () => {
  expect(toMarkdown(manualPlan('session'), specs.session)).toContain(
    '- 5 paths that nobody can follow by hand are left out; --include-infeasible shows them.',
  );
});

it('marks a path as automated only if the browser tests have it, whatever the strategy', () => {
  const tested = new Set(trailsIn(browserPlan('signIn')).map(([id]) => id));
  const { paths, automated } = manualPlan('signIn', { strategy: 'shortest' });

  expect(paths.length).toBeGreaterThan(automated?.size ?? 0);
  expect([...(automated ?? [])].filter((id) => !tested.has(id))).toEqual([]);
});
