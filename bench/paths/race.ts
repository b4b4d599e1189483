import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds of the processor: what else the computer does does not count. */
export type Pair = { ours: number; stock: number };

const laps = 7;
/** What is over sooner is run again and again for so long. */
const lapMs = 20;
/** What takes longer is run once. */
const longMs = 1_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Two ways to find things, in turns. Their times are medians. */
export function raced<Ours, Stock>(ours: () => Ours, stock: () => Stock) {
  // Compiled on the way.
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

/** The median of several laps. */
export const timed = (search: () => unknown): number => medianOf(Array.from({ length: laps }, () => lapOf(search).ms));

/** One run, and what it found. What was left behind by the lap before is not cleared away in this one. */
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
