import type { Fault } from '../actions.ts';
import { timeInWords } from './times.ts';

const sandbox = 'localhost:4001/__sandbox';
const posting = (lever: string, body: object): string =>
  `\`curl -X POST ${sandbox}/${lever} -H 'content-type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'\``;

const aheadOfTime = (ms: number): string =>
  `\`{ const { now } = Date; Date.now = () => now() + ${ms}; dispatchEvent(new Event('focus')); }\``;

/** Shell commands that pull levers of the sandbox at its default port. */
export const levers = {
  raise: (fault: Fault): string => posting('faults', fault),
  disarm: `\`curl -X DELETE ${sandbox}/faults\``,
  reset: posting('reset', {}),
  /**
   * Moves the clocks of page and insurer, as if the computer had slept. The page comes first: a signed-in page follows
   * the insurer's clock, and would otherwise be moved twice.
   */
  sleep: (ms: number): string =>
    `let ${timeInWords(ms)} go by: in the console of the page ${aheadOfTime(ms)}, and then ${posting('clock', { advanceMs: ms })}`,
};

export const getPortalUrl = (partner: string, path = ''): string => `http://${partner}.localhost:4000${path}`;

/** Returns an address that signs a user in by single sign-on. */
export const getSignInUrl = (user: string): string => `http://${sandbox}/open?user=${user}`;
