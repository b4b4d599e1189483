import { type Exchange, makeOperation, mapExchange, type Operation } from '@urql/core';

/** What tells of a line that is back. */
export type Line = Pick<EventTarget, 'addEventListener'>;

/**
 * Asks again what somebody still looks at and no answer came to, as soon as the line is back. Reads only: nobody writes
 * here. What a machine asked for (`hasMachine`) is the machine's to ask for again.
 *
 * @param over when nobody reads with this client any more
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
