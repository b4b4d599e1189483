import { type Exchange, makeOperation, mapExchange, type Operation } from '@urql/core';

/** Source of `online` events; the window in the app. */
export type Line = Pick<EventTarget, 'addEventListener'>;

/**
 * Repeats unanswered queries that are still in use when the connection returns. Queries only; mutations are never
 * repeated. Skips operations with `hasMachine`, which their machine repeats.
 *
 * @param over aborted when the client is no longer in use
 */
export const againOnline =
  (line: Line, over: AbortSignal): Exchange =>
  (around) => {
    const unanswered = new Map<number, Operation>();
    const askAgain = () => {
      for (const operation of unanswered.values()) {
        const context = { ...operation.context, requestPolicy: 'network-only' as const };
        around.client.reexecuteOperation(makeOperation(operation.kind, operation, context));
      }
    };
    line.addEventListener('online', askAgain, { signal: over });

    return mapExchange({
      onOperation: ({ kind, key }) => {
        if (kind === 'teardown') unanswered.delete(key);
      },
      onResult: ({ operation, error }) => {
        if (error?.networkError && !operation.context.hasMachine) unanswered.set(operation.key, operation);
        else unanswered.delete(operation.key);
      },
    })(around);
  };
