import type { AnyModel } from '#machines/model.ts';

import { nodesBelow } from '../graph/chart.ts';
import { isIn } from '../plan.ts';
import { nearestTo } from './near.ts';
import { Problem } from './problem.ts';

/** Every state of a machine that has none within, as `--to` and `data-state` name it. */
const statesOf = ({ machine }: AnyModel): string[] =>
  nodesBelow(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path, id }) => path.join('.') || id);

/** Those of the machines that have such a state. Throws a `Problem` if none has. */
export function withState(models: readonly AnyModel[], state: string | undefined): readonly AnyModel[] {
  if (state === undefined) return models;
  const having = models.filter((model) => statesOf(model).some((each) => isIn(each, state)));
  if (having.length > 0) return having;
  const there = models.map((model) => `${model.machine.id}: ${statesOf(model).join(', ')}`);
  const meant = nearestTo(state, models.flatMap(statesOf));
  throw new Problem(
    `There is no state named “${state}”. ${meant ? `Did you mean ${meant}? ` : ''}There are, in\n${there.join('\n')}`,
  );
}
