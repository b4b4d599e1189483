import { doingsIn } from '../driving/doings.ts';
import { fieldsAt } from '../driving/given.ts';
import { type Hold, holdsAt } from '../driving/holds.ts';
import { doingsAt } from '../driving/turns.ts';
import type { AnyDrive, Tables } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import type { Step, Walk } from '../strategies/walk.ts';
import { sentence } from '../words/english.ts';
import { begunInWords, stepInWords } from '../words/moves.ts';
import { sightsIn, toldBy } from '../words/sights.ts';
import { lengthOf } from '../words/times.ts';
import { titlesOf } from '../words/titles.ts';

import { linesOf, literal, seeing } from './calls.ts';

type Known = { plan: Plan; tables: Tables; drive: AnyDrive };

/** A test a walk, against a real portal: what people read and `data-state` say where it stands. */
export function toPlaywright(known: Known, left: readonly string[]): string {
  const { id, walks } = known.plan;
  const titles = titlesOf(known.plan, known.tables);
  return [
    '// Written by `npm run paths`, and written anew by it: nothing here is to be changed by hand.',
    ...left.map((line) => `// Not walked in a browser: ${line}.`),
    "import { test } from '../kit/portal.ts';",
    "import { walkOn } from '../kit/walking.ts';",
    '',
    `const root = ${literal(known.drive.root ?? `[data-machine=${id}]`)};`,
    ...walks.flatMap(({ id: path, walk }, at) => ['', ...testOf(known, `${id} ${path}: ${titles[at]}`, walk)]),
    '',
  ].join('\n');
}

function testOf(known: Known, title: string, walk: Walk): string[] {
  const { drive, plan, tables } = known;
  const words = { machine: plan.model.machine, tables, walk };
  return [
    `test(${literal(title)}, async ({ page, portal, clock }) => {`,
    '  const walk = walkOn({ page, portal, clock }, root);',
    ...inStep(begunInWords(words).map(sentence).join(' '), [
      ...beginningOf(drive, walk),
      ...seenIn(known, walk.begins),
    ]),
    ...walk.steps.flatMap((step, at) =>
      inStep(`${at + 1}. ${stepInWords(words, at)}`, [
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
function happening({ plan, tables, drive }: Known, walk: Walk, at: number, holds: readonly Hold[]): string[] {
  const { machine } = plan.model;
  const { actor, delay } = (walk.steps[at] as Step).move;
  const ask = actor ? drive.asks[actor] : undefined;
  if (ask && 'call' in ask) return [`await walk.letGo(${holds.length > 0 ? literal(holds) : ''});`];
  const next = walk.steps[at + 1]?.move.delay;
  const doings = delay ? [{ pass: lengthOf(machine, drive, delay) ?? 0 }] : doingsIn(tables, walk, at);
  return [
    ...doings.slice(0, -1).flatMap(linesOf),
    ...(next && (lengthOf(machine, drive, next) ?? 0) < brief ? ['await walk.stopTime();'] : []),
    ...holds.map(holding),
    ...doings.slice(-1).flatMap(linesOf),
  ];
}

/** In milliseconds. A state that goes by sooner may be gone before it was looked at. */
const brief = 5_000;

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
