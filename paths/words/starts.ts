import { fieldsAt } from '../driving/given.ts';
import { doingsAt } from '../driving/turns.ts';
import type { AnyDrive } from '../flow.ts';
import type { Walk } from '../strategies/walk.ts';

import { doingsInWords } from './doings.ts';
import { listed, sentence } from './english.ts';

/** Who begins, where, and with what. */
export function startInWords(drive: AnyDrive | undefined, walk: Walk): string {
  const begins = drive?.begins[walk.input];
  if (!begins || 'cannot' in begins) return sentence(`it begins ${walk.input}`);
  const { partner, path, as, does = [] } = begins;
  const { token } = fieldsAt(drive, walk, -1);
  const words = [
    ...(as ? [`sign in at ${partner} as ${as}`] : []),
    `open ${path.replace('{token}', `…, with a token of ${typeof token === 'string' ? token : 'somebody'}`)}${as ? '' : ` at ${partner}`}`,
    ...(does.length > 0 ? [doingsInWords(doingsAt(does, walk, -1))] : []),
  ];
  return sentence(`${walk.input}: ${listed(words)}`);
}
