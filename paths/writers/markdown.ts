import type { Plan } from '../plan.ts';
import { formatPlan } from '../report/lines.ts';
import type { Spec } from '../spec.ts';
import { startInWords } from '../words/actions.ts';
import { otherwiseInWords, seenInWords } from '../words/assertions.ts';
import { capital, plain, sentence } from '../words/english.ts';
import { levers } from '../words/levers.ts';
import { createPathTitles } from '../words/titles.ts';

import { type Part, splitPath } from './parts.ts';

/** Returns a script that a person can follow by hand. */
export function toMarkdown(plan: Plan, spec: Spec): string {
  const { id, paths } = plan;
  const titles = createPathTitles(plan, spec);
  return [
    `# ${capital(plain(id))} (\`${id}\`)`,
    '',
    ...formatPlan(plan),
    '',
    prefaceOf(spec),
    '',
    ...paths.flatMap(({ id: pathId, path }, at) => [
      `## ${at + 1}. ${capital(titles[at] ?? '')}`,
      '',
      `Path \`${pathId}\`${plan.automated?.has(pathId) ? `, automated in e2e/generated/${id}.spec.ts` : ''}.`,
      '',
      ...splitPath(spec, path).flatMap(linesOfPart),
      '',
    ]),
    ...readOnlyLines(plan, spec),
  ].join('\n');
}

function readOnlyLines({ id, paths, readOnly }: Plan, spec: Spec): string[] {
  if (!readOnly || !spec.readOnly) return [];
  const { start, sees } = spec.readOnly;
  const part = {
    does: startInWords(start, start.do ?? []),
    happens: [...otherwiseInWords(sees), `you see ${seenInWords(sees)}`],
  };
  return [
    `## ${paths.length + 1}. Read-only user`,
    '',
    `Path \`${readOnly}\`, automated in e2e/generated/${id}.spec.ts.`,
    '',
    ...linesOfPart(part, 0),
    '',
  ];
}

function prefaceOf({ cannot }: Spec): string {
  if (cannot) return `Nobody can do this by hand: ${cannot}. It is here to be read.`;
  return [
    `Begin each path in a new private window and with fresh data: ${levers.reset}.`,
    'How each person signs in stands at http://localhost:4001. Days count from today.',
  ].join(' ');
}

function linesOfPart({ does, happens }: Part, at: number): string[] {
  const [only, another] = does.map(sentence);
  return [
    ...(another
      ? [`${at}. Do this:`, ...does.map((doing, step) => `    ${step + 1}. ${sentence(doing)}`)]
      : [`${at}. ${only}`]),
    ...(another ? [''] : []),
    ...happens.map((line) => `    - ${sentence(line)}`),
  ];
}
