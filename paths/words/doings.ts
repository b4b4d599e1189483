import type { Doing } from '../flow.ts';

import { actsInWords } from './acts.ts';
import { listed } from './english.ts';
import { sightInWords } from './sights.ts';

/** What is done in a browser, or to it, one thing after the other. */
export const doingsInWords = (doings: readonly Doing[]): string => listed(doings.map(doingInWords));

function doingInWords(doing: Doing): string {
  if ('acts' in doing) return actsInWords(doing.acts, doing.fields ?? {});
  if ('go' in doing) return `open ${doing.go}`;
  if ('pass' in doing) return `wait ${doing.pass / 1_000} seconds`;
  if ('sleep' in doing) return `let the computer sleep for ${Math.ceil(doing.sleep / 60_000)} minutes`;
  if ('raise' in doing) return `let this befall a call: ${JSON.stringify(doing.raise)}`;
  if ('wakes' in doing) return 'come back to the page';
  if ('until' in doing) return `wait until you see ${listed(doing.until.map(sightInWords))}`;
  if ('ifLater' in doing) return 'do what the rest of the walk asks for';
  const { as, path, does = [] } = doing.inAnotherTab;
  const comes = as ? `sign in as ${as} and open ${path}` : `open ${path}`;
  return listed([`in another tab ${comes}`, ...(does.length > 0 ? [doingsInWords(does)] : [])]);
}
