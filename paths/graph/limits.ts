/** Limits of a search. */
export type Limits = {
  maxPaths: number;
  maxSteps: number;
  /** Over the whole search, in milliseconds. */
  maxMs: number;
};

export type Limit = keyof Limits;

export const usualLimits: Limits = { maxPaths: 1_000, maxSteps: 20_000, maxMs: 20_000 };

/** Counts the work of a search and reports the limit that it hits. */
export type Budget = {
  met: () => Limit | null;
  /** Returns false, without counting, if another path of this length exceeds a limit. */
  takes: (steps: number) => boolean;
};

// Reading the clock costs more than most steps.
const everySoMany = 64;

/** @param deadline of the whole search, by `performance.now()` */
export function createBudget({ maxPaths, maxSteps }: Limits, deadline: number): Budget {
  let [paths, steps, looks] = [0, 0, 0];
  let limit: Limit | null = null;
  const isLate = () => performance.now() > deadline;

  return {
    met: () => {
      if (!limit && looks++ % everySoMany === 0 && isLate()) limit = 'maxMs';
      return limit;
    },
    takes: (more) => {
      if (paths + 1 > maxPaths) limit ??= 'maxPaths';
      else if (steps + more > maxSteps) limit ??= 'maxSteps';
      if (limit) return false;
      paths += 1;
      steps += more;
      return true;
    },
  };
}

export const unlimited: Budget = { met: () => null, takes: () => true };
