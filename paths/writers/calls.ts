import type { Doing, Field, Fields } from '../flow.ts';
import type { Act } from '../gesture.ts';
import type { Sight } from '../sight.ts';
import { givenTo, isLeftAlone, nameOf } from '../words/acts.ts';
import { say } from '../words/english.ts';

export const literal = (thing: unknown): string => JSON.stringify(thing);

/** What is called to do it; the calls are those of `e2e/kit/walking.ts`. */
export function linesOf(doing: Doing): string[] {
  if ('acts' in doing) {
    const { acts, fields = {} } = doing;
    return acts.filter((act) => !isLeftAlone(act, fields)).map((act) => `await walk.${actIn(act, fields)};`);
  }
  if ('inAnotherTab' in doing) {
    const { does = [], fields: _, ...beginning } = doing.inAnotherTab;
    const lines = does.flatMap(linesOf).map((line) => line.replace('walk.', 'other.'));
    return [`const other = await walk.another(${literal({ ...beginning, holds: [] })});`, ...lines];
  }
  if ('go' in doing) return [`await walk.go(${literal(doing.go)});`];
  if ('pass' in doing) return [`await walk.pass(${doing.pass});`];
  if ('sleep' in doing) return [`await walk.sleep(${doing.sleep});`];
  if ('raise' in doing) return [`await walk.raise(${literal(doing.raise)});`];
  if ('until' in doing) return seeing(null, doing.until);
  if ('ifLater' in doing) throw new Error('It is not known yet how the walk goes on');
  return ['await walk.wakes();'];
}

function actIn(act: Act, fields: Fields): string {
  if ('press' in act) {
    const { press, named, values, within } = act;
    return `press(${[press, say(named, values), ...(within ? [within] : [])].map(literal).join(', ')})`;
  }
  const given = givenIn(givenTo(act, fields));
  const name = literal(nameOf(act));
  if ('fill' in act) return `fill(${name}, ${given})`;
  if ('choose' in act) return `choose(${name}, ${given})`;
  if ('seek' in act) return `seek(${name}, ${given})`;
  if ('pick' in act) return `pick(${name}, ${given})`;
  if ('tick' in act) return `tick(${name}, ${given})`;
  return `confirm(${name}, ${fields[act.with] === true})`;
}

const givenIn = (given: Field | undefined): string =>
  given && typeof given === 'object' && 'inDays' in given ? `walk.day(${given.inDays})` : literal(given ?? '');

/** @param states as `data-state` has them; null where no element says them */
export const seeing = (states: string | null, sights: readonly Sight[]): string[] => [
  `await walk.sees(${literal(states)}, [`,
  ...sights.map(
    ({ text, values, ...sight }) => `  ${literal({ ...sight, ...(text && { name: say(text, values) }) })},`,
  ),
  ']);',
];
