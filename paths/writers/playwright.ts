import { fieldsAt } from '../driving/given.ts';
import { type Hold, holdsAt } from '../driving/holds.ts';
import { broughtBy } from '../driving/possible.ts';
import type { AnyDrive, Doing, Fields, Tables } from '../flow.ts';
import { gestureIn } from '../flow.ts';
import type { Act } from '../gesture.ts';
import { statesIn } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import type { Step, Walk } from '../strategies/walk.ts';
import { isLeftAlone } from '../words/acts.ts';
import { say } from '../words/english.ts';
import { stepInWords, toldBy } from '../words/moves.ts';
import { sightsIn } from '../words/sights.ts';
import { startInWords } from '../words/starts.ts';
import { titleOfWalk } from '../words/titles.ts';

type Known = { plan: Plan; tables: Tables; drive: AnyDrive };

const literal = (thing: unknown): string => JSON.stringify(thing);

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
      inStep(`${at + 1}. ${stepInWords(plan.model.machine, tables, step, fieldsAt(drive, walk, at))}`, [
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
  const { does = [], fields: _, ...beginning } = begins;
  const { token } = fieldsAt(drive, walk, -1);
  const holds = holdsAt(drive, walk, -1);
  return [`await walk.begin(${literal({ ...beginning, ...(token && { token }), holds })});`, ...does.flatMap(linesOf)];
}

/** @param holds of what is asked because of it */
function happening(known: Known, walk: Walk, at: number, holds: readonly Hold[]): string[] {
  const { actor, sample } = (walk.steps[at] as Step).move;
  const ask = actor ? known.drive.asks[actor] : undefined;
  if (ask && 'call' in ask) return [`await walk.letGo(${holds.length > 0 ? literal(holds) : ''});`];
  const played = ask && 'plays' in ask ? ask.plays[sample] : undefined;
  return [
    ...holds.map((hold) => `await walk.hold(${literal(hold)});`),
    ...(played && !('cannot' in played) ? played.flatMap(linesOf) : doneIn(known, walk, at)),
  ];
}

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

function linesOf(doing: Doing): string[] {
  if ('acts' in doing) {
    const { acts, fields = {} } = doing;
    return acts.filter((act) => !isLeftAlone(act, fields)).map((act) => `await walk.${actIn(act, fields)};`);
  }
  if ('inAnotherTab' in doing) {
    const { does = [], fields: _, ...beginning } = doing.inAnotherTab;
    const lines = does.flatMap(linesOf).map((line) => line.replace('walk.', 'other.'));
    return [`const other = await walk.another(${literal({ ...beginning, holds: [] })});`, ...lines];
  }
  if ('go' in doing) return [`await walk.go(${literal(doing.go)});`];
  if ('pass' in doing) return [`await walk.pass(${doing.pass});`];
  if ('sleep' in doing) return [`await walk.sleep(${doing.sleep});`];
  if ('raise' in doing) return [`await walk.raise(${literal(doing.raise)});`];
  return ['await walk.wakes();'];
}

function actIn(act: Act, fields: Fields): string {
  if ('press' in act) {
    const { press, named, values, within } = act;
    return `press(${[press, say(named, values), ...(within ? [within] : [])].map(literal).join(', ')})`;
  }
  const given = literal(fields[act.with] ?? '');
  if ('fill' in act) return `fill(${literal(say(act.fill))}, ${given})`;
  if ('fillMinute' in act) return `fill(${literal(say('forms.utc', { label: say(act.fillMinute) }))}, ${given})`;
  if ('choose' in act) return `choose(${literal(say(act.choose))}, ${given})`;
  if ('seek' in act) return `seek(${literal(say(act.seek))}, ${given})`;
  if ('pick' in act) return `pick(${literal(say(act.pick))}, ${given})`;
  if ('tick' in act) return `tick(${literal(say(act.tick))}, ${given})`;
  return `confirm(${literal(say(act.confirm))}, ${fields[act.with] === true})`;
}

function seenIn({ tables }: Known, { to, asks }: Pick<Step, 'to' | 'asks'>): string[] {
  const states = statesIn(to);
  const sights = sightsIn(tables.sights, to).map(({ text, values, ...sight }) => ({
    ...sight,
    ...(text && { name: say(text, values) }),
  }));
  const isRootless = states.some((state) => {
    const known = tables.sights?.[state];
    return known && known !== 'passing' && known.root === 'none';
  });
  return [
    ...toldBy(asks).map((text) => `await walk.isTold(${literal(text)});`),
    `await walk.sees(${isRootless ? 'null' : literal(states.join(' '))}, [`,
    ...sights.map((sight) => `  ${literal(sight)},`),
    ']);',
  ];
}
