import type { Measured } from './measure.ts';
import type { Pair } from './race.ts';

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

export const getRatio = ({ ours, stock }: Pair): number => stock / ours;

const times = (pair: Pair): string => `${getRatio(pair).toFixed(1)} ×`;

const triple = (pair: Pair | undefined): string[] =>
  pair ? [ms(pair.ours), ms(pair.stock), times(pair)] : ['–', '–', '–'];
const yes = (isSame: boolean | undefined): string => (isSame === undefined ? '–' : isSame ? 'yes' : 'NO');

const compared = (name: string): string[] => [name, 'stock', ''];
const heads = [
  'machine',
  'states',
  ...compared('explore'),
  ...compared('shortest'),
  'same',
  'paths',
  ...compared('simple'),
  'same',
  ...compared('suite'),
  ...compared('steps'),
];

const rowOf = ({ id, states, explore, shortest, simple, suite, steps }: Measured): string[] => [
  id,
  String(states),
  ...triple(explore),
  ...triple(shortest),
  yes(shortest.isSame),
  simple ? String(simple.count) : 'too many',
  ...triple(simple),
  yes(simple?.isSame),
  ...triple(suite),
  String(steps.ours),
  String(steps.stock),
  `${Math.round((100 * steps.ours) / steps.stock)} %`,
];

/**
 * Returns a row per machine: our time, the stock tools' time, and the ratio; for steps, our share of the stock tools'
 * number.
 */
export function formatTable(all: readonly Measured[]): string {
  const rows = all.map(rowOf);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return [heads, ...rows].map((row) => row.map(aligned).join('  ')).join('\n');
}
