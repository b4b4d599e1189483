import type { AnySights } from '../flow.ts';
import { statesIn } from '../graph/names.ts';
import type { Sight } from '../sight.ts';

import { plain, say } from './english.ts';

const conditions = {
  busy: ', which is busy',
  disabled: ', which cannot be used',
  enabled: ', ready to be used',
  invalid: ', marked as wrong',
  missing: '',
} as const;

/** What is to be seen in a place, state by state; empty where nobody says. */
export function sightsIn(sights: AnySights | undefined, label: string): Sight[] {
  return statesIn(label).flatMap((state) => {
    const known = sights?.[state];
    return known && known !== 'passing' ? known.sees : [];
  });
}

export function sightInWords({ role, text, values, is }: Sight): string {
  const what = [role ? plain(role) : 'text', ...(text ? [`“${say(text, values)}”`] : [])].join(' ');
  return is === 'missing' ? `no ${what}` : `the ${what}${is ? conditions[is] : ''}`;
}
