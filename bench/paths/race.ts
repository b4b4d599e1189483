import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Processor milliseconds, so that other load on the computer does not count. */
export type Pair = { ours: number; stock: number };

const laps = 7;
/** Faster searches are repeated for this long. */
const lapMs = 20;
/** Slower searches run once. */
const longMs = 1_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs two searches in turns. Times are medians. */
export function raced<Ours, Stock>(ours: () => Ours, stock: () => Stock) {
  // Warms up the JIT compiler.
  const [mine, theirs] = [lapOf(ours), lapOf(stock)];
  const isLong = Math.max(mine.ms, theirs.ms) > longMs;
  const times = Array.from({ length: isLong ? 0 : laps }, () => ({ ours: lapOf(ours).ms, stock: lapOf(stock).ms }));
  return {
    ms: {
      ours: isLong ? mine.ms : medianOf(times.map((lap) => lap.ours)),
      stock: isLong ? theirs.ms : medianOf(times.map((lap) => lap.stock)),
    },
    ours: mine.things,
    stock: theirs.things,
  };
}

export const timed = (search: () => unknown): number => medianOf(Array.from({ length: laps }, () => lapOf(search).ms));

/** Runs a search once or repeatedly. Collects garbage first, so that the lap before does not affect this one. */
function lapOf<Things>(search: () => Things): { ms: number; things: Things } {
  collectGarbage();
  const started = process.cpuUsage();
  for (let runs = 1; ; runs++) {
    const things = search();
    const { user, system } = process.cpuUsage(started);
    const ms = (user + system) / 1_000;
    if (ms >= lapMs) return { ms: ms / runs, things };
  }
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
