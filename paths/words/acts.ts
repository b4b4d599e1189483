import type { Field, Fields } from '../flow.ts';
import type { Act } from '../gesture.ts';

import { listed, say } from './english.ts';

/** What a person does, in the words they read: `fill in “Code” with 123456 and press “Sign in”`. */
export const actsInWords = (acts: readonly Act[], fields: Fields): string =>
  listed(acts.filter((act) => !isLeftAlone(act, fields)).map((act) => actInWords(act, fields)));

/** A group in which there is nothing to pick. */
export const isLeftAlone = (act: Act, fields: Fields): boolean => 'pick' in act && fields[act.with] === null;

function actInWords(act: Act, fields: Fields): string {
  if ('press' in act) return `press “${say(act.named, act.values)}”`;
  const given = wordsOf(fields[act.with], act.with);
  if ('fill' in act) return `fill in “${say(act.fill)}” with ${given}`;
  if ('fillMinute' in act) return `fill in “${say('forms.utc', { label: say(act.fillMinute) })}” with ${given}`;
  if ('choose' in act) return `choose ${given} in “${say(act.choose)}”`;
  if ('seek' in act) return `search for ${given} in “${say(act.seek)}” and take the first`;
  if ('pick' in act) return `choose ${given} for “${say(act.pick)}”`;
  if ('tick' in act) return `tick ${given} in “${say(act.tick)}”, and nothing else`;
  return `${fields[act.with] === true ? 'tick' : 'leave without a tick'} “${say(act.confirm)}”`;
}

function wordsOf(given: Field | undefined, name: string): string {
  if (given === '') return 'nothing';
  if (typeof given === 'string') return given;
  return Array.isArray(given) ? listed(given.map(String)) || 'nothing' : `the ${name}`;
}
