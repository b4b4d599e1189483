import { fieldsAt } from '../driving/given.ts';
import { type Hold, holdsAt } from '../driving/holds.ts';
import { broughtBy, stepNamed } from '../driving/possible.ts';
import { doingsAt, playedAt } from '../driving/turns.ts';
import type { AnyDrive, Tables } from '../flow.ts';
import { gestureIn } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import type { Step, Walk } from '../strategies/walk.ts';
import { stepInWords, toldBy } from '../words/moves.ts';
import { sightsIn } from '../words/sights.ts';
import { startInWords } from '../words/starts.ts';
import { titleOfWalk } from '../words/titles.ts';

import { linesOf, literal, seeing } from './calls.ts';

type Known = { plan: Plan; tables: Tables; drive: AnyDrive };

/** A test a walk, against a real portal: what people read and `data-state` say where it stands. */
export function toPlaywright(known: Known, left: readonly string[]): string {
  const { id, walks } = known.plan;
  return [
    '// Written by `npm run paths`, and written anew by it: nothing here is to be changed by hand.',
    ...left.map((line) => `// Not walked in a browser: ${line}.`),
    "import { test } from '../kit/portal.ts';",
    "import { walkOn } from '../kit/walking.ts';",
    '',
    `const root = ${literal(known.drive.root ?? `[data-machine=${id}]`)};`,
    ...walks.flatMap(({ id: path, walk }) => ['', ...testOf(known, path, walk)]),
    '',
  ].join('\n');
}

function testOf(known: Known, path: string, walk: Walk): string[] {
  const { drive, plan, tables } = known;
  return [
    `test(${literal(`${plan.id} ${path}: ${titleOfWalk(walk, tables)}`)}, async ({ page, portal, clock }) => {`,
    '  const walk = walkOn({ page, portal, clock }, root);',
    ...inStep(startInWords(drive, walk), [...beginningOf(drive, walk), ...seenIn(known, walk.begins)]),
    ...walk.steps.flatMap((step, at) =>
      inStep(`${at + 1}. ${stepInWords(plan.model.machine, tables, walk, at)}`, [
        ...happening(known, walk, at, holdsAt(drive, walk, at)),
        ...(isLast(drive, step) ? [] : seenIn(known, step)),
      ]),
    ),
    '});',
  ];
}

const isLast = ({ lasts = [] }: AnyDrive, { move }: Step): boolean => lasts.includes(move.label);

const inStep = (title: string, lines: readonly string[]): string[] => [
  `  await test.step(${literal(title)}, async () => {`,
  ...lines.map((line) => `    ${line}`),
  '  });',
];

function beginningOf(drive: AnyDrive, walk: Walk): string[] {
  const begins = drive.begins[walk.input];
  if (!begins || 'cannot' in begins) throw new Error(`A browser cannot begin ${walk.input}`);
  const { does = [], fields: _, samples: __, ...beginning } = begins;
  const { token } = fieldsAt(drive, walk, -1);
  const holds = holdsAt(drive, walk, -1);
  const start = { ...beginning, ...(token && { token }) };
  const done = doingsAt(does, walk, -1);
  if (done.length === 0) return [`await walk.begin(${literal({ ...start, holds })});`];
  return [
    `await walk.begin(${literal({ ...start, holds: [] })});`,
    ...done.slice(0, -1).flatMap(linesOf),
    // What the pages before ask for must not be taken for what is asked now.
    ...(holds.length > 0 ? ['await walk.rests();', ...holds.map(holding)] : []),
    ...done.slice(-1).flatMap(linesOf),
  ];
}

const holding = (hold: Hold): string => `await walk.hold(${literal(hold)});`;

/** @param holds of what is asked because of it */
function happening(known: Known, walk: Walk, at: number, holds: readonly Hold[]): string[] {
  const { plan, drive } = known;
  const { from, move } = walk.steps[at] as Step;
  const ask = move.actor ? drive.asks[move.actor] : undefined;
  if (ask && 'call' in ask) return [`await walk.letGo(${holds.length > 0 ? literal(holds) : ''});`];
  const { delay } = walk.steps[at + 1]?.move ?? {};
  return [
    ...(drive.first?.[stepNamed(from, move)] ?? []).flatMap(linesOf),
    ...(delay && lengthOf(plan, drive, delay) < brief ? ['await walk.stopTime();'] : []),
    ...holds.map(holding),
    ...(playedAt(drive, walk, at)?.flatMap(linesOf) ?? doneIn(known, walk, at)),
  ];
}

/** In milliseconds. A state that goes by sooner may be gone before it was looked at. */
const brief = 5_000;

function doneIn({ plan, tables, drive }: Known, walk: Walk, at: number): string[] {
  const step = walk.steps[at] as Step;
  const { delay, event, sample } = step.move;
  if (delay) return linesOf({ pass: lengthOf(plan, drive, delay) });
  const gesture = gestureIn(tables.gestures, event.type, statesIn(step.from));
  if (gesture && !('from' in gesture)) return linesOf({ acts: gesture, fields: fieldsAt(drive, walk, at) });
  const brought = broughtBy(drive.brings, event.type, sample);
  return 'cannot' in brought ? [] : brought.flatMap(linesOf);
}

const lengthOf = ({ model }: Plan, { delays }: AnyDrive, delay: string): number =>
  delays?.[delay] ?? (model.machine.implementations.delays[delay] as number);

function seenIn({ tables }: Known, { to, asks }: Pick<Step, 'to' | 'asks'>): string[] {
  const states = statesIn(to);
  const isRootless = states.some((state) => {
    const known = tables.sights?.[state];
    return known && known !== 'passing' && known.root === 'none';
  });
  return [
    ...toldBy(asks).map((text) => `await walk.isTold(${literal(text)});`),
    ...seeing(isRootless ? null : states.join(' '), sightsIn(tables.sights, to)),
  ];
}
