import type { Beginning, Doing } from '../flow.ts';

import { actsInWords } from './acts.ts';
import { doorFor, levers, portalAt } from './levers.ts';
import { sightsInWords } from './sights.ts';

/**
 * What is done in a browser, or to it, one thing after the other.
 *
 * @param partner whose portal it is
 */
export const doingsInWords = (doings: readonly Doing[], partner: string): string[] =>
  doings.map((doing) => doingInWords(doing, partner));

/**
 * Who comes to a flow, where, and what they do there first.
 *
 * @param token of whom, if they are led in by one
 */
export const beginningInWords = (
  { partner, path, as }: Beginning,
  does: readonly Doing[],
  token?: string,
): string[] => [
  ...(as ? [`sign in at ${portalAt(partner)} as ${as}`] : []),
  `open ${token ? doorFor(token) : portalAt(partner, path)}`,
  ...doingsInWords(does, partner),
];

function doingInWords(doing: Doing, partner: string): string {
  if ('acts' in doing) return actsInWords(doing.acts, doing.fields ?? {});
  if ('go' in doing) return `open ${portalAt(partner, doing.go)}`;
  if ('pass' in doing) return `wait ${doing.pass / 1_000} seconds`;
  if ('sleep' in doing) return `let the computer sleep for ${Math.ceil(doing.sleep / 60_000)} minutes`;
  if ('raise' in doing) return `tell the insurer how to answer: ${levers.raise(doing.raise)}`;
  if ('wakes' in doing) return 'come back to the page';
  if ('until' in doing) return `wait until you see ${sightsInWords(doing.until)}`;
  if ('ifLater' in doing) return 'do what the rest of the walk asks for';
  return `in another tab ${beginningInWords(doing.inAnotherTab, doing.inAnotherTab.does ?? []).join(', then ')}`;
}
