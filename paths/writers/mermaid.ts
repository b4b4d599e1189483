import type { Tables } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import { pageIn, sightsIn } from '../words/sights.ts';
import { happeningIn } from '../words/titles.ts';

/** A state diagram of what the walks come by: states with what they are called on screen, and what leads from one to another. */
export function toMermaid({ id, walks, model: { machine } }: Plan, tables: Tables): string {
  const names = new Map<string, { name: string; words: string }>();
  const nameOf = (label: string): string => {
    const states = statesIn(label).join(' ');
    const page = pageIn(sightsIn(tables.sights, label));
    const known = names.get(states) ?? { name: `s${names.size + 1}`, words: page ? `${page} ${states}` : states };
    names.set(states, known);
    return known.name;
  };
  const lines = new Map<string, Set<string>>();
  const draw = (from: string, to: string, label: string) => {
    const line = `${from} --> ${nameOf(to)}`;
    lines.set(line, (lines.get(line) ?? new Set()).add(inMermaid(label)));
  };
  for (const { walk } of walks) {
    draw('[*]', walk.begins.to, walk.input);
    for (const step of walk.steps) draw(nameOf(step.from), step.to, happeningIn({ machine, tables }, step));
  }
  return [
    '---',
    `title: ${id}`,
    '---',
    'stateDiagram-v2',
    ...[...names.values()].map(({ name, words }) => `  state "${inMermaid(words)}" as ${name}`),
    ...[...lines].map(([line, labels]) => `  ${line} : ${[...labels].join('<br>')}`),
    '',
  ].join('\n');
}

/** Without what means something to it. */
const inMermaid = (text: string): string => text.replace(/["#;]/g, "'").replace(/:/g, ' –');
