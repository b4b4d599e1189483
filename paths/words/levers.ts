import type { Fault } from '../flow.ts';

const sandbox = 'localhost:4001/__sandbox';
const posting = (lever: string, body: object): string =>
  `\`curl -X POST ${sandbox}/${lever} -H 'content-type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'\``;

/** The levers of the sandbox as commands for a shell, at the port that it has if nobody says otherwise. */
export const levers = {
  raise: (fault: Fault): string => posting('faults', fault),
  disarm: `\`curl -X DELETE ${sandbox}/faults\``,
  reset: posting('reset', {}),
};

/** A page of a partner's portal, at the port that it has if nobody says otherwise. */
export const portalAt = (partner: string, path = ''): string => `http://${partner}.localhost:4000${path}`;

/** Leads in by single sign-on. */
export const doorFor = (user: string): string => `http://${sandbox}/open?user=${user}`;
