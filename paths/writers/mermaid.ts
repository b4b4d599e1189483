import { parseStates } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import { infeasibleInWords } from '../report/lines.ts';
import type { Spec } from '../spec.ts';
import { listStepAssertions } from '../states.ts';
import type { Step } from '../strategies/path.ts';
import { findPageTitle } from '../words/assertions.ts';
import { describeStep } from '../words/titles.ts';

/** Returns a state diagram of the paths, with the names of states on screen. */
export function toMermaid({ id, paths, infeasible = 0 }: Plan, spec: Spec): string {
  const names = new Map<string, { name: string; words: string }>();
  const nameOf = (at: Pick<Step, 'to' | 'context'>): string => {
    const states = parseStates(at.to).join(' ');
    const page = findPageTitle(listStepAssertions(spec, at));
    const known = names.get(states) ?? { name: `s${names.size + 1}`, words: page ? `${page} ${states}` : states };
    names.set(states, known);
    return known.name;
  };
  const lines = new Map<string, Set<string>>();
  const draw = (from: string, to: Pick<Step, 'to' | 'context'>, label: string) => {
    const line = `${from} --> ${nameOf(to)}`;
    lines.set(line, (lines.get(line) ?? new Set()).add(inMermaid(label)));
  };
  for (const { path } of paths) {
    draw('[*]', path.begins, path.input);
    for (const [at, step] of path.steps.entries())
      draw(nameOf(path.steps[at - 1] ?? path.begins), step, describeStep(spec, step));
  }
  return [
    '---',
    `title: ${id}`,
    '---',
    'stateDiagram-v2',
    ...(infeasible ? [`  %% ${infeasibleInWords(infeasible)}`] : []),
    ...[...names.values()].map(({ name, words }) => `  state "${inMermaid(words)}" as ${name}`),
    ...[...lines].map(([line, labels]) => `  ${line} : ${[...labels].join('<br>')}`),
    '',
  ].join('\n');
}

/** Replaces characters that have a meaning in Mermaid. */
const inMermaid = (text: string): string => text.replace(/["#;]/g, "'").replace(/:/g, ' –');
