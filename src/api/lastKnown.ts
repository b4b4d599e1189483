import { type Exchange, mapExchange } from '@urql/core';

/** A reading that fails takes nothing away: its answer holds the error and, beside it, what was read before. */
export function lastKnown(): Exchange {
  const known = new Map<number, unknown>();
  return mapExchange({
    onResult: (result) => {
      const { operation, data, error } = result;
      if (error) return { ...result, data: known.get(operation.key) ?? data };
      if (data) known.set(operation.key, data);
      return result;
    },
  });
}
