import type { Action, Start } from '../actions.ts';

import { actsInWords } from './acts.ts';
import { seenInWords } from './assertions.ts';
import { getPortalUrl, getSignInUrl, levers } from './levers.ts';

/**
 * Describes actions in a browser in order.
 *
 * @param partner of the portal
 */
export const actionsInWords = (actions: readonly Action[], partner: string): string[] =>
  actions.map((action) => actionInWords(action, partner));

export const startInWords = ({ partner, path, as }: Start, done: readonly Action[], token?: string): string[] => [
  ...(as ? [`sign in at ${getPortalUrl(partner)} as ${as}`] : []),
  `open ${token ? getSignInUrl(token) : getPortalUrl(partner, path)}`,
  ...actionsInWords(done, partner),
];

function actionInWords(action: Action, partner: string): string {
  if ('acts' in action) return actsInWords(action.acts, action.fields ?? {});
  if ('go' in action) return `open ${getPortalUrl(partner, action.go)}`;
  if ('pass' in action) return `wait ${action.pass / 1_000} seconds`;
  if ('sleep' in action) return levers.sleep(action.sleep);
  if ('raise' in action) return `tell the insurer how to answer: ${levers.raise(action.raise)}`;
  if ('wakes' in action) return 'come back to the page';
  if ('until' in action) return `wait until you see ${seenInWords(action.until)}`;
  if ('ifLater' in action) return 'do what the rest of the path asks for';
  return `in another tab ${startInWords(action.inAnotherTab, action.inAnotherTab.do ?? []).join(', then ')}`;
}
