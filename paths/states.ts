import type { AnyStateMachine } from 'xstate';

import type { Assertion } from './assertions.ts';
import { parseStates } from './graph/names.ts';
import type { Spec } from './spec.ts';
import type { Step } from './strategies/path.ts';

export const listStepAssertions = (
  { states }: Pick<Spec, 'states'>,
  { to, context }: Pick<Step, 'to' | 'context'>,
): Assertion[] =>
  parseStates(to).flatMap((state) => {
    const known = states[state];
    if (!known || known === 'transient') return [];
    if (typeof known === 'function') return known(context as never);
    return 'sees' in known ? known.sees : known;
  });

/** Returns the value of `data-state` in a place, or null if no element has one. */
export function getShownState({ states, model }: Pick<Spec, 'states' | 'model'>, place: string): string | null {
  const names = parseStates(place);
  const isHidden = (name: string): boolean => {
    const known = states[name];
    return isFinal(model.machine, name) || (typeof known === 'object' && 'root' in known);
  };
  return names.some(isHidden) ? null : names.join(' ');
}

const isFinal = ({ states }: AnyStateMachine, name: string): boolean => states[name]?.type === 'final';
