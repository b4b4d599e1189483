import type { Tables } from '../flow.ts';
import { gestureIn } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { listed, plain, say } from './english.ts';

const most = 4;

/** What a walk is about, in a line: how it begins, what comes by on the way, where it ends. */
export function titleOfWalk({ input, begins, steps }: Walk, tables: Tables): string {
  const happenings = [...new Set(steps.map((step) => inShort(step, tables)))];
  const named = happenings.slice(0, most);
  const more = happenings.length - named.length;
  const way = listed(more > 0 ? [...named, `${more} more`] : named);
  const end = (steps.at(-1)?.to ?? begins.to).split(' ').map(plain).join(' ');
  return [input, ...(way ? [way] : []), `ends in ${end}`].join(' – ');
}

function inShort({ from, move: { actor, delay, sample, event } }: Step, { gestures }: Tables): string {
  if (delay) return plain(delay);
  if (actor) return sample === 'no answer' ? `no answer to “${plain(actor)}”` : sample;
  const gesture = gestureIn(gestures, event.type, statesIn(from));
  const press = gesture && !('from' in gesture) ? gesture.findLast((act) => 'press' in act) : undefined;
  if (press) return `“${say(press.named, press.values)}”`;
  return sample ? `${plain(event.type)}, ${sample}` : plain(event.type);
}
