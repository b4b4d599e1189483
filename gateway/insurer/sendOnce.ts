import type { Dispatcher } from 'undici';

import { type Outcome, toFailedOutcome } from './outcome.ts';
import { parseRetryAfter } from './retry.ts';
import type { Waiting } from './waiting.ts';

const brokenOff = new Error('nobody waits for this answer any more');

/** Sends one request. Uses undici's handlers, because streams and signals cost more than the rest. */
export function sendOnce(pool: Dispatcher, options: Dispatcher.DispatchOptions, waiting: Waiting): Promise<Outcome> {
  const already = waiting.ended();
  if (already) return Promise.resolve(already);

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let retryAfterMs = 0;
    let call: Dispatcher.DispatchController | undefined;

    const deaf = waiting.hear((outcome) => {
      resolve(outcome);
      call?.abort(brokenOff);
    });
    pool.dispatch(options, {
      onRequestStart: (started) => {
        call = started;
        // The request may have queued for a connection until after the deadline.
        if (waiting.ended()) started.abort(brokenOff);
      },
      onResponseStart: (_call, statusCode, headers) => {
        status = statusCode;
        retryAfterMs = parseRetryAfter(headers['retry-after']);
      },
      onResponseData: (_call, chunk) => {
        chunks.push(chunk);
      },
      onResponseEnd: () => {
        deaf();
        resolve({ kind: 'answered', status, text: textOf(chunks), retryAfterMs });
      },
      onResponseError: (_call, error) => {
        deaf();
        try {
          resolve(toFailedOutcome(error));
        } catch (mistake) {
          reject(mistake);
        }
      },
    });
  });
}

function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const text = (chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString();
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
