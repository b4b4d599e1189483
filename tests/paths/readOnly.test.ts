import { describe, expect, it } from 'vitest';

import { createBrowserSpec, planManual } from '#paths/command/plans.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import type { Options } from '#paths/plan.ts';
import type { Spec } from '#paths/spec.ts';
import { specs } from '#paths/specs.ts';
import { seenInWords } from '#paths/words/assertions.ts';
import { toJson } from '#paths/writers/json.ts';
import { toMarkdown } from '#paths/writers/markdown.ts';

import { doorSpec } from './door.ts';

const options: Options = { strategy: 'edges', seed: 1, limits: usualLimits };

function planFor(spec: Spec, more: Partial<Options> = {}) {
  const manual = planManual(spec, { ...options, ...more }, Infinity);
  if ('why' in manual) throw new Error(manual.why);
  return manual.plan;
}

describe('the case of a read-only user', () => {
  it('is the last manual script and marked as automated', () => {
    const plan = planFor(doorSpec);

    expect(toMarkdown(plan, doorSpec)).toContain(`. Read-only user

Path \`${plan.readOnly}\`, automated in e2e/generated/door.spec.ts.

0. Do this:
    1. Sign in at http://sky.localhost:4000 as readonly@sky.test.
    2. Open http://sky.localhost:4000/.

    - You see the button “Change passengers”, which cannot be used, with the explanation “You can look at this trip, but not change it.”
`);
  });

  it('is a browser test with the same id', () => {
    const written = createBrowserSpec(doorSpec, options, Infinity);
    const lines = 'text' in written ? written.text.split('\n') : [];
    const at = lines.findIndex((line) => line.includes('read-only user'));

    expect(lines.slice(at, at + 8)).toEqual([
      `test("door ${planFor(doorSpec).readOnly}: read-only user", async ({ page, portal, clock }) => {`,
      '  const flow = createFlowDriver({ page, portal, clock }, root);',
      '  await test.step("Sign in at http://sky.localhost:4000 as readonly@sky.test. Open http://sky.localhost:4000/.", async () => {',
      '    await flow.begin({"partner":"sky","path":"/","as":"readonly@sky.test","holds":[]});',
      '    await flow.sees(null, [',
      '      {"role":"button","is":"disabled","name":"Change passengers","describedBy":"You can look at this trip, but not change it."},',
      '    ]);',
      '  });',
    ]);
  });

  it('is part of the JSON', () => {
    const plan = planFor(doorSpec);
    const { machines } = JSON.parse(toJson([{ plan, spec: doorSpec }])) as { machines: { readOnly?: unknown }[] };

    expect(machines[0]?.readOnly).toEqual({ id: plan.readOnly, automated: true, ...doorSpec.readOnly });
  });

  it('is omitted if only paths to one state are requested', () => {
    expect(planFor(doorSpec, { to: 'inside' }).readOnly).toBeUndefined();
  });

  it('has a unique id in each flow', () => {
    const ids = Object.values(specs).flatMap((spec) => (spec.readOnly ? [planFor(spec).readOnly] : []));

    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the description of an element', () => {
  it('contains the body of a dialog', () => {
    expect(seenInWords([{ role: 'dialog', text: 'trips.cancel.title', body: 'trips.cancel.lost' }])).toBe(
      'the dialog “Cancel the insurance for this trip?”, which says “If you cancel, you can’t claim if one of these flights is late or cancelled.”',
    );
  });

  it('contains a body up to the first placeholder without a value', () => {
    expect(seenInWords([{ role: 'dialog', text: 'trips.cancel.sure.title', body: 'trips.cancel.sure.body' }])).toBe(
      'the dialog “Are you sure?”, which says “This trip will no longer be insured:”',
    );
  });

  it('contains the beginning of its name', () => {
    expect(seenInWords([{ role: 'button', begins: 'Add payment details for', is: 'disabled' }])).toBe(
      'the button “Add payment details for …”, which cannot be used',
    );
  });

  it('contains a body with words to compare', () => {
    expect(() => seenInWords([{ role: 'dialog', body: 'claims.dispute.confirm.body' }])).toThrow(
      'claims.dispute.confirm.body needs a value for its first placeholder',
    );
  });
});
