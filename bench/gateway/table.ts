import { type Name, names } from './processes.ts';
import type { Measured } from './race.ts';

const titles: Record<Name, string> = {
  passThrough: 'hand-written pass-through',
  gateway: 'the gateway',
  mercurius: 'mercurius with JIT',
  yoga: 'Yoga',
  apollo: 'Apollo',
};

/** Returns the pass-through's cost divided by a server's. 1 means equally cheap. */
export const getRelativeCost = ({ cost }: Measured, name: Name): number => cost.passThrough / cost[name];

/** Returns a Markdown table with a row per server and a column per work: the share, and the milliseconds beside it. */
export function formatTable(all: readonly Measured[]): string {
  const heads = all.map(({ work, leaves }) => `${work.name}, ${leaves.toLocaleString('en')} leaves`);
  const rows = names.map((name) => [
    titles[name],
    ...all.map((one) => `${getRelativeCost(one, name).toFixed(2)} (${one.cost[name].toFixed(2)} ms)`),
  ]);
  return [['', ...heads], ['', ...heads].map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
