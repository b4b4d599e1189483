/** Where a search is to stop. */
export type Limits = {
  /** Of each machine. */
  maxPaths: number;
  /** Of all paths of a machine together. */
  maxSteps: number;
  /** Of the whole search, in milliseconds. */
  maxMs: number;
};

export type Limit = keyof Limits;

export const usualLimits: Limits = { maxPaths: 1_000, maxSteps: 20_000, maxMs: 20_000 };

/** Counts what a search does, and says which limit it met. */
export type Budget = {
  /** Null as long as it may go on. */
  met: () => Limit | null;
  /** Answers false, and counts nothing, if another path of so many steps is too much. */
  takes: (steps: number) => boolean;
};

// Looking at the clock costs more than most steps.
const everySoMany = 64;

/** @param deadline of the whole search, by `performance.now()` */
export function budgetOf({ maxPaths, maxSteps }: Limits, deadline: number): Budget {
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
