import type { AnyModel } from '#machines/kit/model.ts';

import { nodesBelow } from '../graph/chart.ts';
import { isInState } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { findNearestName } from './near.ts';
import { Problem } from './problem.ts';

/** Returns the leaf states of a machine, named as in `--to` and `data-state`. */
const statesOf = ({ machine }: AnyModel): string[] =>
  nodesBelow(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path, id }) => path.join('.') || id);

/** Returns the flows that have a state. Throws a `Problem` if none has it, or if it is always transient. */
export function withState(known: readonly Spec[], state: string | undefined): readonly Spec[] {
  if (state === undefined) return known;
  const having = known.filter(({ model }) => statesOf(model).some((each) => isInState(each, state)));
  const staying = having.filter(({ model, states }) =>
    statesOf(model).some((each) => isInState(each, state) && states[each] !== 'transient'),
  );
  if (staying.length > 0) return staying;
  if (having.length > 0)
    throw new Problem(
      `No path ends in ${state} of ${having.map(({ model }) => model.machine.id).join(', ')}: it is left as soon as it is entered.`,
    );
  const there = known.map(({ model }) => `${model.machine.id}: ${statesOf(model).join(', ')}`);
  const meant = findNearestName(
    state,
    known.flatMap(({ model }) => statesOf(model)),
  );
  throw new Problem(
    `There is no state named “${state}”. ${meant ? `Did you mean ${meant}? ` : ''}There are, in\n${there.join('\n')}`,
  );
}
