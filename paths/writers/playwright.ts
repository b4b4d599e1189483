import { relative, resolve } from 'node:path';

import type { Action } from '../actions.ts';
import { isElement } from '../assertions.ts';
import { isOver, seenAfter } from '../effects.ts';
import { toStepActions } from '../execution/actions.ts';
import { resolveActions } from '../execution/causes.ts';
import { findStart, getStepFields } from '../execution/fields.ts';
import { type Hold, listHolds } from '../execution/holds.ts';
import type { Plan } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { getShownState, listStepAssertions } from '../states.ts';
import { everySight } from '../strategies/goals.ts';
import type { Path, Step } from '../strategies/path.ts';
import { selectProof } from '../strategies/proof.ts';
import { startInWords } from '../words/actions.ts';
import { sentence } from '../words/english.ts';
import { begunInWords, stepInWords } from '../words/steps.ts';
import { getDelayLength } from '../words/times.ts';
import { createPathTitles } from '../words/titles.ts';

import { asserting, formatCalls, getElementName, literal, seeing } from './calls.ts';

/** Folder of the hand-written tests, and the default output folder. */
const [journeys, usual] = ['e2e', 'e2e/generated'];

/**
 * Writes a Playwright test per path against a real portal, asserting texts and `data-state`.
 *
 * @param folder the output folder
 */
export function toPlaywright(plan: Plan, spec: Spec, left: readonly string[], folder: string = usual): string {
  const { id, paths } = plan;
  const titles = createPathTitles(plan, spec);
  const proof = new Set(
    selectProof(
      spec,
      paths,
      everySight((step) => seenAfter(spec, step)),
    ),
  );
  const kit = relative(resolve(folder), resolve(journeys, 'kit')).replaceAll('\\', '/');
  return [
    '// Written by `npm run paths`, and written anew by it: nothing here is to be changed by hand.',
    ...left.map((line) => `// Not tested in a browser: ${line}.`),
    `import { test } from '${kit.startsWith('.') ? kit : `./${kit}`}/portal.ts';`,
    `import { createFlowDriver } from '${kit.startsWith('.') ? kit : `./${kit}`}/flow.ts';`,
    '',
    `const root = ${literal(spec.root ?? `[data-machine=${id}]`)};`,
    ...paths.flatMap((planned, at) => [
      '',
      ...testOf(spec, `${id} ${planned.id}: ${titles[at]}`, planned.path, proof.has(planned)),
    ]),
    ...readOnlyTest(plan, spec),
    '',
  ].join('\n');
}

function testOf(spec: Spec, title: string, path: Path, isProof: boolean): string[] {
  return inTest(title, isProof, [
    ...inStep(begunInWords(spec, path).map(sentence).join(' '), [
      ...beginningOf(spec, path),
      ...seenIn(spec, path.begins),
    ]),
    ...path.steps.flatMap((step, at) =>
      inStep(`${at + 1}. ${stepInWords(spec, path, at)}`, [
        ...happening(spec, path, at, listHolds(spec, path, at)),
        ...seenIn(spec, step),
      ]),
    ),
  ]);
}

function readOnlyTest({ id, readOnly }: Plan, spec: Spec): string[] {
  if (!readOnly || !spec.readOnly) return [];
  const { start, sees } = spec.readOnly;
  const { do: actions = [], fields: _, samples: __, ...opening } = start;
  return [
    '',
    ...inTest(`${id} ${readOnly}: read-only user`, false, [
      ...inStep(startInWords(start, actions).map(sentence).join(' '), [
        `await flow.begin(${literal({ ...opening, holds: [] })});`,
        ...actions.flatMap(formatCalls),
        ...seeing(null, sees),
        ...asserting(sees),
      ]),
    ]),
  ];
}

/** @param isProof whether the short tier runs it, too */
const inTest = (title: string, isProof: boolean, lines: readonly string[]): string[] => [
  `test(${literal(title)}, ${isProof ? `{ tag: '@proof' }, ` : ''}async ({ page, portal, clock }) => {`,
  '  const flow = createFlowDriver({ page, portal, clock }, root);',
  ...lines,
  '});',
];

const inStep = (title: string, lines: readonly string[]): string[] => [
  `  await test.step(${literal(title)}, async () => {`,
  ...lines.map((line) => `    ${line}`),
  '  });',
];

function beginningOf(spec: Spec, path: Path): string[] {
  const start = findStart(spec, path);
  if (!start) throw new Error(`A browser cannot begin ${path.input}`);
  const { do: actions = [], fields: _, samples: __, ...opening } = start;
  const { token } = getStepFields(spec, path, -1);
  const holds = listHolds(spec, path, -1);
  const begin = { ...opening, ...(token && { token }) };
  const done = resolveActions(actions, path, -1);
  if (done.length === 0) return [`await flow.begin(${literal({ ...begin, holds })});`];
  return [
    `await flow.begin(${literal({ ...begin, holds: [] })});`,
    ...done.slice(0, -1).flatMap(formatCalls),
    // Waits for pending requests, so that they are not mistaken for new ones.
    ...(holds.length > 0 ? [...waitingFor(done.at(-1)), 'await flow.rests();', ...holds.map(holding)] : []),
    ...done.slice(-1).flatMap(formatCalls),
  ];
}

/** Waits until the page is there, because only then has it sent its requests. */
function waitingFor(action: Action | undefined): string[] {
  const act = action && 'acts' in action ? action.acts[0] : undefined;
  return act && 'press' in act
    ? ['await flow.sees(null, [', `  ${literal({ role: act.press, name: getElementName(act) })},`, ']);']
    : [];
}

const holding = (hold: Hold): string => `await flow.hold(${literal(hold)});`;

/** @param holds calls that the step starts */
function happening(spec: Spec, path: Path, at: number, holds: readonly Hold[]): string[] {
  const { actor, delay } = (path.steps[at] as Step).eventCase;
  const known = actor ? spec.actors[actor] : undefined;
  if (known && 'call' in known) return [`await flow.letGo(${holds.length > 0 ? literal(holds) : ''});`];
  const next = path.steps[at + 1]?.eventCase.delay;
  const actions = delay ? [{ pass: getDelayLength(spec, delay) ?? 0 }] : toStepActions(spec, path, at);
  return [
    ...actions.slice(0, -1).flatMap(formatCalls),
    ...(next && (getDelayLength(spec, next) ?? 0) < brief ? ['await flow.stopTime();'] : []),
    ...holds.map(holding),
    ...actions.slice(-1).flatMap(formatCalls),
  ];
}

/** Milliseconds. A shorter state may be gone before the test looks. */
const brief = 5_000;

/** Asserts effects first, because a dialog covers everything else. */
function seenIn(spec: Spec, step: Pick<Step, 'to' | 'effects' | 'problems' | 'context'>): string[] {
  const effects = seenAfter(spec, step);
  const elements = effects.filter(isElement);
  const seen = isOver(step) ? [] : listStepAssertions(spec, step);
  return [
    ...(elements.length > 0 ? seeing(null, elements) : []),
    ...asserting(effects),
    ...(isOver(step) ? [] : seeing(getShownState(spec, step.to), seen)),
    ...asserting(seen),
  ];
}
