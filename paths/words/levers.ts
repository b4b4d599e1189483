import type { Fault } from '../actions.ts';
import { timeInWords } from './times.ts';

const sandbox = 'localhost:4001/__sandbox';
const posting = (lever: string, body: object): string =>
  `\`curl -X POST ${sandbox}/${lever} -H 'content-type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'\``;

const aheadOfTime = (ms: number): string =>
  `\`{ const { now } = Date; Date.now = () => now() + ${ms}; dispatchEvent(new Event('focus')); }\``;

/** The levers of the sandbox as commands for a shell, at the port that it has if nobody says otherwise. */
export const levers = {
  raise: (fault: Fault): string => posting('faults', fault),
  disarm: `\`curl -X DELETE ${sandbox}/faults\``,
  reset: posting('reset', {}),
  /**
   * Moves the clocks of page and insurer, as if the computer had slept. The page comes first: once the insurer is ahead, a
   * signed-in page follows it, and would be put forward twice.
   */
  sleep: (ms: number): string =>
    `let ${timeInWords(ms)} go by: in the console of the page ${aheadOfTime(ms)}, and then ${posting('clock', { advanceMs: ms })}`,
};

/** A page of a partner's portal, at the port that it has if nobody says otherwise. */
export const portalAt = (partner: string, path = ''): string => `http://${partner}.localhost:4000${path}`;

/** Leads in by single sign-on. */
export const signInPageFor = (user: string): string => `http://${sandbox}/open?user=${user}`;
