import { driveIn } from '../driving/given.ts';
import { holdsAt } from '../driving/holds.ts';
import type { AnyDrive, Tables } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import { linesOf } from '../report/lines.ts';
import type { Walk } from '../strategies/walk.ts';
import { plain, sentence } from '../words/english.ts';
import { stepInWords, toldBy } from '../words/moves.ts';
import { sightInWords, sightsIn } from '../words/sights.ts';
import { startInWords } from '../words/starts.ts';
import { titleOfWalk } from '../words/titles.ts';

/** A script that a person can follow by hand: what to do, and what must be seen. */
export function toMarkdown(plan: Plan, tables: Tables): string {
  const { id, model, walks } = plan;
  const drive = driveIn(tables);
  return [
    `# ${sentence(plain(id)).replace(/\.$/, '')} (\`${id}\`)`,
    '',
    ...linesOf(plan),
    '',
    ...walks.flatMap(({ id: path, walk }, at) => [
      `## ${at + 1}. ${titleOfWalk(walk, tables)}`,
      '',
      `Path \`${path}\`.`,
      '',
      ...scriptOf(walk, drive),
      '',
    ]),
  ].join('\n');

  function scriptOf(walk: Walk, known: AnyDrive | undefined): string[] {
    return [
      `0. ${startInWords(known, walk)}`,
      ...seen(walk.begins.to, walk.begins.asks),
      ...walk.steps.flatMap((step, at) => [
        `${at + 1}. ${stepInWords(model.machine, tables, walk, at)}`,
        ...leversOf(known, walk, at),
        ...seen(step.to, step.asks),
      ]),
    ];
  }

  /** Before a step, what makes the insurer answer as the walk goes on. */
  function leversOf(known: AnyDrive | undefined, walk: Walk, at: number): string[] {
    return (known ? holdsAt(known, walk, at) : [])
      .map(({ again, fault }) => again ?? fault)
      .filter((fault) => Object.keys(fault).length > 2)
      .map((fault) => `   - Before that, pull the sandbox’s lever \`faults\`: \`${JSON.stringify(fault)}\``);
  }

  function seen(label: string, asks: readonly string[]): string[] {
    const told = toldBy(asks).map((text) => `   - You are told: “${text}”`);
    const sees = sightsIn(tables.sights, label).map((sight) => `   - You see ${sightInWords(sight)}.`);
    const known = /\((.*)\)$/.exec(label)?.[1];
    return [...told, ...sees, `   - It stands in \`${statesIn(label).join(' ')}\`${known ? ` (${known})` : ''}.`];
  }
}
