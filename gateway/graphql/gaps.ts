import { gapsExtension } from '#schema/gaps.ts';

import type { Caller } from './resolvers.ts';

/**
 * Watches for rows that are dropped from the insurer's answers. `noteGaps` adds `extensions: { hasGaps: true }` to the
 * answer of a request with such a row, so that the app can say that something is missing.
 */
export function watchGaps(caller: Caller): { caller: Caller; noteGaps: (json: string) => string } {
  let hasGaps = false;
  return {
    caller: {
      ...caller,
      repaired: (call, repairs) => {
        caller.repaired(call, repairs);
        hasGaps ||= repairs.some(({ how }) => how === 'dropped');
      },
    },
    noteGaps: (json) => (hasGaps ? `${json.slice(0, -1)},"extensions":${gapsExtension}}` : json),
  };
}
