import { type Exchange, mapExchange } from '@urql/core';

/** Adds the last successful data to failed results, so that a failed refresh does not clear the screen. */
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
