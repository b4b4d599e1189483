import type { Doing, Fields } from '../flow.ts';
import type { Act } from '../gesture.ts';
import type { Sight } from '../sight.ts';
import { isLeftAlone } from '../words/acts.ts';
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
  const given = literal(fields[act.with] ?? '');
  if ('fill' in act) return `fill(${literal(say(act.fill))}, ${given})`;
  if ('fillMinute' in act) return `fill(${literal(say('forms.utc', { label: say(act.fillMinute) }))}, ${given})`;
  if ('choose' in act) return `choose(${literal(say(act.choose))}, ${given})`;
  if ('seek' in act) return `seek(${literal(say(act.seek))}, ${given})`;
  if ('pick' in act) return `pick(${literal(say(act.pick))}, ${given})`;
  if ('tick' in act) return `tick(${literal(say(act.tick))}, ${given})`;
  return `confirm(${literal(say(act.confirm))}, ${fields[act.with] === true})`;
}

/** @param states as `data-state` has them; null where no element says them */
export const seeing = (states: string | null, sights: readonly Sight[]): string[] => [
  `await walk.sees(${literal(states)}, [`,
  ...sights.map(
    ({ text, values, ...sight }) => `  ${literal({ ...sight, ...(text && { name: say(text, values) }) })},`,
  ),
  ']);',
];
