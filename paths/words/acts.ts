import {
  type Act,
  type Day,
  type Definite,
  definite,
  type Field,
  type Fields,
  getActLabel,
  getActValues,
  type Pressing,
} from '../actions.ts';

import { listed, say } from './english.ts';

/** Describes acts with the texts on screen: `fill in “Code” with 123456 and press “Sign in”`. */
export const actsInWords = (acts: readonly Act[], fields: Fields): string =>
  listed(acts.filter((act) => !isLeftAlone(act, fields)).map((act) => actInWords(definite(act, fields), fields)));

export const isLeftAlone = (act: Act, fields: Fields): boolean => 'pick' in act && fields[act.with] === null;

/** Returns the value to enter as shown on screen, or undefined if the act enters none. */
export function getEnteredValue(act: Definite, fields: Fields): Field | undefined {
  if ('press' in act || 'enter' in act || 'first' in act) return undefined;
  const given = fields[act.with];
  if (typeof given !== 'string') return given;
  if ('choose' in act) return act.called[given]?.endonym ?? given;
  const label = 'pick' in act ? act.labels?.[given] : undefined;
  return label ? say(label) : given;
}

/** Returns the text of the pressed button or link, as far as it is known. */
export const pressed = ({ named, values }: Pressing): string =>
  typeof named === 'string' ? `“${say(named, values)}”` : `“${named.begins} …”`;

function actInWords(act: Definite, fields: Fields): string {
  if ('press' in act) {
    const where = act.under ? ` under “${say(act.under)}”` : '';
    return `press ${pressed(act)}${where}${act.ifAsked ? ` (and “${say(act.ifAsked)}”, if you are asked)` : ''}`;
  }
  if ('enter' in act) return `press Enter in “${say(act.enter)}”`;
  if ('first' in act) return `choose the first for “${say(act.first)}”`;
  const given = givenInWords(getEnteredValue(act, fields), act.with);
  const name = `“${say(getActLabel(act), getActValues(act))}”`;
  if ('fill' in act) return `fill in ${name} with ${given}`;
  if ('fillEach' in act) return `fill in each field of ${name} with ${given}`;
  if ('choose' in act) return `choose ${given} in ${name}`;
  if ('seek' in act) return `search for ${given} in ${name} and take the first`;
  if ('pick' in act) return `choose “${given}” for ${name}`;
  if ('tick' in act) return `tick ${given === 'nothing' ? given : `only ${given}`} in ${name}`;
  return `${fields[act.with] === true ? 'tick' : 'leave without a tick'} ${name}`;
}

/** Describes a value to enter. @param name of the field, for an unknown value */
export function givenInWords(given: Field | undefined, name: string): string {
  if (given === '') return 'nothing';
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return listed(given.map(String)) || 'nothing';
  return given && typeof given === 'object' ? dayInWords(given as Day) : `the ${name}`;
}

const dayInWords = ({ inDays }: Day): string => `the day ${inDays} days from today`;
