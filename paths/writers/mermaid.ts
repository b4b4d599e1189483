import type { Plan } from '../plan.ts';

/** A state diagram of what the walks come by. */
export function toMermaid({ id, walks }: Plan): string {
  const names = new Map<string, string>();
  const nameOf = (label: string): string => {
    const name = names.get(label) ?? `s${names.size + 1}`;
    names.set(label, name);
    return name;
  };
  const lines = new Map<string, Set<string>>();
  const draw = (from: string, to: string, label: string) => {
    const line = `${from} --> ${nameOf(to)}`;
    lines.set(line, (lines.get(line) ?? new Set()).add(inMermaid(label)));
  };
  for (const { walk } of walks) {
    draw('[*]', walk.begins.to, walk.input);
    for (const { from, to, move } of walk.steps) draw(nameOf(from), to, move.label);
  }
  return [
    '---',
    `title: ${id}`,
    '---',
    'stateDiagram-v2',
    ...[...names].map(([label, name]) => `  state "${inMermaid(label)}" as ${name}`),
    ...[...lines].map(([line, labels]) => `  ${line} : ${[...labels].join('<br>')}`),
    '',
  ].join('\n');
}

/** Without what means something to it. */
const inMermaid = (text: string): string => text.replace(/["#;]/g, "'").replace(/:/g, ' –');
