import { relative, resolve } from 'node:path';

import type { Action } from '../actions.ts';
import { isSight } from '../assertions.ts';
import { actionsAt } from '../driving/actions.ts';
import { fieldsAt, startOf } from '../driving/given.ts';
import { type Hold, holdsAt } from '../driving/holds.ts';
import { settledAt } from '../driving/turns.ts';
import { isOver, seenAfter } from '../effects.ts';
import type { Plan } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { seenAt, shownBy } from '../states.ts';
import type { Step, Walk } from '../strategies/walk.ts';
import { sentence } from '../words/english.ts';
import { begunInWords, stepInWords } from '../words/moves.ts';
import { lengthOf } from '../words/times.ts';
import { titlesOf } from '../words/titles.ts';

import { asserting, linesOf, literal, seeing } from './calls.ts';

/** Where specs of journeys are, and the folder that is written to if nobody says otherwise. */
const [journeys, usual] = ['e2e', 'e2e/generated'];

/**
 * A test a walk, against a real portal: what people read and `data-state` say where it stands.
 *
 * @param folder where it will be
 */
export function toPlaywright(plan: Plan, spec: Spec, left: readonly string[], folder: string = usual): string {
  const { id, walks } = plan;
  const titles = titlesOf(plan, spec);
  const kit = relative(resolve(folder), resolve(journeys, 'kit')).replaceAll('\\', '/');
  return [
    '// Written by `npm run paths`, and written anew by it: nothing here is to be changed by hand.',
    ...left.map((line) => `// Not walked in a browser: ${line}.`),
    `import { test } from '${kit.startsWith('.') ? kit : `./${kit}`}/portal.ts';`,
    `import { walkOn } from '${kit.startsWith('.') ? kit : `./${kit}`}/walking.ts';`,
    '',
    `const root = ${literal(spec.root ?? `[data-machine=${id}]`)};`,
    ...walks.flatMap(({ id: path, walk }, at) => ['', ...testOf(spec, `${id} ${path}: ${titles[at]}`, walk)]),
    '',
  ].join('\n');
}

function testOf(spec: Spec, title: string, walk: Walk): string[] {
  return [
    `test(${literal(title)}, async ({ page, portal, clock }) => {`,
    '  const walk = walkOn({ page, portal, clock }, root);',
    ...inStep(begunInWords(spec, walk).map(sentence).join(' '), [
      ...beginningOf(spec, walk),
      ...seenIn(spec, walk.begins),
    ]),
    ...walk.steps.flatMap((step, at) =>
      inStep(`${at + 1}. ${stepInWords(spec, walk, at)}`, [
        ...happening(spec, walk, at, holdsAt(spec, walk, at)),
        ...seenIn(spec, step),
      ]),
    ),
    '});',
  ];
}

const inStep = (title: string, lines: readonly string[]): string[] => [
  `  await test.step(${literal(title)}, async () => {`,
  ...lines.map((line) => `    ${line}`),
  '  });',
];

function beginningOf(spec: Spec, walk: Walk): string[] {
  const start = startOf(spec, walk);
  if (!start) throw new Error(`A browser cannot begin ${walk.input}`);
  const { do: actions = [], fields: _, samples: __, ...opening } = start;
  const { token } = fieldsAt(spec, walk, -1);
  const holds = holdsAt(spec, walk, -1);
  const begin = { ...opening, ...(token && { token }) };
  const done = settledAt(actions, walk, -1);
  if (done.length === 0) return [`await walk.begin(${literal({ ...begin, holds })});`];
  return [
    `await walk.begin(${literal({ ...begin, holds: [] })});`,
    ...done.slice(0, -1).flatMap(linesOf),
    // What the pages before ask for must not be taken for what is asked now.
    ...(holds.length > 0 ? [...waitingFor(done.at(-1)), 'await walk.rests();', ...holds.map(holding)] : []),
    ...done.slice(-1).flatMap(linesOf),
  ];
}

/** A page that is not there yet has not asked yet for what it wants. */
function waitingFor(action: Action | undefined): string[] {
  const act = action && 'acts' in action ? action.acts[0] : undefined;
  return act && 'press' in act ? seeing(null, [{ role: 'button', text: act.named }]) : [];
}

const holding = (hold: Hold): string => `await walk.hold(${literal(hold)});`;

/** @param holds of what is asked because of it */
function happening(spec: Spec, walk: Walk, at: number, holds: readonly Hold[]): string[] {
  const { actor, delay } = (walk.steps[at] as Step).move;
  const known = actor ? spec.actors[actor] : undefined;
  if (known && 'call' in known) return [`await walk.letGo(${holds.length > 0 ? literal(holds) : ''});`];
  const next = walk.steps[at + 1]?.move.delay;
  const actions = delay ? [{ pass: lengthOf(spec, delay) ?? 0 }] : actionsAt(spec, walk, at);
  return [
    ...actions.slice(0, -1).flatMap(linesOf),
    ...(next && (lengthOf(spec, next) ?? 0) < brief ? ['await walk.stopTime();'] : []),
    ...holds.map(holding),
    ...actions.slice(-1).flatMap(linesOf),
  ];
}

/** In milliseconds. A state that goes by sooner may be gone before it was looked at. */
const brief = 5_000;

/** What was done is seen first: a dialog stands before everything else. */
function seenIn(spec: Spec, step: Pick<Step, 'to' | 'effects' | 'problems' | 'context'>): string[] {
  const effects = seenAfter(spec, step);
  const sights = effects.filter(isSight);
  const seen = isOver(step) ? [] : seenAt(spec, step);
  return [
    ...(sights.length > 0 ? seeing(null, sights) : []),
    ...asserting(effects),
    ...(isOver(step) ? [] : seeing(shownBy(spec, step.to), seen)),
    ...asserting(seen),
  ];
}
