import { describe, expect, it } from 'vitest';

import { createBrowserSpec } from '#paths/command/plans.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { createPlan, type Options } from '#paths/plan.ts';
import { toJson } from '#paths/writers/json.ts';
import { toMarkdown } from '#paths/writers/markdown.ts';
import { toMermaid } from '#paths/writers/mermaid.ts';

import { doorModel, doorSpec } from './door.ts';

const options: Options = { strategy: 'shortest', seed: 1, limits: usualLimits, to: 'inside' };
const plan = createPlan(doorModel, options, Infinity);

describe('a written path', () => {
  it('is a script that a person can follow', () => {
    expect(toMarkdown(plan, doorSpec)).toBe(`# Door (\`door\`)

1 path, 2 steps: 3 of 3 states and 2 of 5 transitions.
- Not covered: \`door.outside door.left (1) → door.gone\` – its guard is never true with these samples.
- Not covered: \`door.waiting xstate.done.actor.answer (1) → door.outside\` – not on any of these paths.
- Not covered: \`door.waiting xstate.error.actor.answer (1) → door.outside\` – not on any of these paths.
- Not covered: \`door.waiting xstate.after.tooLong.door.waiting (1) → door.outside\` – not on any of these paths.

Begin each path in a new private window and with fresh data: \`curl -X POST localhost:4001/__sandbox/reset -H 'content-type: application/json' -d '{}'\`. How each person signs in stands at http://localhost:4001. Days count from today.

## 1. On the step – “Sign in” and opened – ends as inside

Path \`${plan.paths[0]?.id}\`.

0. Open http://sky.localhost:4000/.
    - You see the button “Sign in” (\`outside\`).
1. Fill in “Code” with softly and press “Sign in”.
    - For a moment you see the button “Sign in”, which is busy (\`waiting\`).
    - The insurer answers \`POST /door\`: opened, because of softly.
    - You see no button “Sign in” (\`inside\`).
`);
  });

  it('says how to make the insurer refuse, and how long to wait', () => {
    const script = toMarkdown(
      createPlan(doorModel, { ...options, strategy: 'edges', to: undefined }, Infinity),
      doorSpec,
    );

    expect(script).toContain(`1. Do this:
    1. Tell the insurer how to answer: \`curl -X POST localhost:4001/__sandbox/faults -H 'content-type: application/json' -d '{"method":"POST","path":"/door","code":"ACCESS_DENIED"}'\`.
    2. Fill in “Code” with very and press “Sign in”.

    - For a moment you see the button “Sign in”, which is busy (\`waiting\`).
    - The insurer refuses \`POST /door\` with ACCESS_DENIED, as it was told.
`);
    expect(script).toContain('    - No answer comes to `POST /door`, as it was told.');
    expect(script).toContain('. Wait 1 minute and 30 seconds.');
  });

  it('is data for other programs', () => {
    const button = { role: 'button', text: 'signIn.submit' };

    expect(JSON.parse(toJson([{ plan, spec: doorSpec }]))).toEqual({
      machines: [
        {
          id: 'door',
          root: '[data-machine=door]',
          states: { reachable: 3, covered: 3 },
          transitions: { reachable: 5, covered: 2, uncovered: plan.coverage.transitions.uncovered },
          paths: [
            {
              id: plan.paths[0]?.id,
              title: 'on the step – “Sign in” and opened – ends as inside',
              start: {
                input: 'on the step',
                state: 'outside',
                partner: 'sky',
                path: '/',
                do: [],
                calls: [],
                sees: [{ ...button, is: 'enabled' }],
                shown: 'outside',
              },
              steps: [
                {
                  event: 'door.knocked: loudly',
                  state: 'waiting',
                  do: [{ acts: doorSpec.events['door.knocked'], fields: { loud: 'softly' } }],
                  calls: [{ method: 'POST', path: '/door' }],
                  sees: [{ ...button, is: 'busy' }],
                  shown: 'waiting',
                },
                {
                  event: 'answer: opened',
                  state: 'inside',
                  do: [],
                  calls: [],
                  sees: [{ ...button, is: 'missing' }],
                  shown: null,
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('is a diagram', () => {
    expect(toMermaid(plan, doorSpec)).toBe(`---
title: door
---
stateDiagram-v2
  state "outside" as s1
  state "waiting" as s2
  state "inside" as s3
  [*] --> s1 : on the step
  s1 --> s2 : “Sign in”
  s2 --> s3 : opened
`);
  });

  it('is a browser test that reads the page and holds the call while it is checked', () => {
    const browserSpec = createBrowserSpec(doorSpec, options, Infinity);

    expect('text' in browserSpec ? browserSpec.text.split('\n') : []).toEqual([
      '// Written by `npm run paths`, and written anew by it: nothing here is to be changed by hand.',
      "import { test } from '../kit/portal.ts';",
      "import { createFlowDriver } from '../kit/flow.ts';",
      '',
      'const root = "[data-machine=door]";',
      '',
      `test("door ${plan.paths[0]?.id}: on the step – “Sign in” and opened – ends as inside", { tag: '@proof' }, async ({ page, portal, clock }) => {`,
      '  const flow = createFlowDriver({ page, portal, clock }, root);',
      '  await test.step("Open http://sky.localhost:4000/.", async () => {',
      '    await flow.begin({"partner":"sky","path":"/","holds":[]});',
      '    await flow.sees("outside", [',
      '      {"role":"button","is":"enabled","name":"Sign in"},',
      '    ]);',
      '  });',
      '  await test.step("1. Fill in “Code” with softly and press “Sign in”.", async () => {',
      '    await flow.hold({"fault":{"method":"POST","path":"/door"}});',
      '    await flow.fill("Code", "softly");',
      '    await flow.press("button", "Sign in");',
      '    await flow.sees("waiting", [',
      '      {"role":"button","is":"busy","name":"Sign in"},',
      '    ]);',
      '  });',
      '  await test.step("2. The insurer answers `POST /door`: opened, because of softly.", async () => {',
      '    await flow.letGo();',
      '    await flow.sees(null, [',
      '      {"role":"button","is":"missing","name":"Sign in"},',
      '    ]);',
      '  });',
      '});',
      '',
    ]);
  });
});
