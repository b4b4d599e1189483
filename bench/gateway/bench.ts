import { buildServers, type Name, names, type Running, running } from './processes.ts';
import { type Measured, raced } from './race.ts';
import { formatTable, getRelativeCost } from './table.ts';
import { works } from './works.ts';

/** Share of the pass-through's speed, by work. */
const goals = [0.5, 0.22, 0.45];
/** Ratio to Yoga and Apollo for lists. */
const times = 2.5;

/** Measures the processor time of a request in the gateway, compared with servers that do the same. */
export async function bench(): Promise<boolean> {
  await buildServers();
  const insurer = await running('insurer');
  const started = await Promise.all(names.map(async (name) => [name, await running(name, insurer.url)] as const));
  const servers = Object.fromEntries(started) as Record<Name, Running>;

  const all: Measured[] = [];
  for (const work of works) all.push(await raced(work, servers));
  for (const { end } of [insurer, ...Object.values(servers)]) end();

  process.stdout.write(`${formatTable(all)}\n\n`);
  process.stdout.write(
    'Processor time of the server a request, as the share that the pass-through’s is of it: 1 is as cheap.\n\n',
  );
  const reached = all.flatMap((one, at) => reachedBy(one, goals[at] ?? 0));
  for (const { isMet, text } of reached) process.stdout.write(`${isMet ? '✓' : '✗'} ${text}\n`);
  return reached.every(({ isMet }) => isMet);
}

function reachedBy(one: Measured, least: number): { isMet: boolean; text: string }[] {
  const share = getRelativeCost(one, 'gateway');
  const { name, calls } = one.work;
  const hasLists = calls.some(({ field }) => field === 'trips');
  return [
    { isMet: share >= least, text: `${name}: ${share.toFixed(2)} of the pass-through (at least ${least})` },
    ...(hasLists ? (['yoga', 'apollo'] as const) : []).map((peer) => {
      const by = one.cost[peer] / one.cost.gateway;
      return { isMet: by >= times, text: `${name}: ${by.toFixed(1)} × as cheap as ${peer} (at least ${times} ×)` };
    }),
  ];
}
