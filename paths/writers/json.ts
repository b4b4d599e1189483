import type { Tables } from '../flow.ts';
import type { Plan } from '../plan.ts';
import { titlesOf } from '../words/titles.ts';

/** Everything at once, for other programs: names as the machines have them, titles in words. */
export function toJson(plans: readonly Plan[], tablesOf: (plan: Plan) => Tables): string {
  const machines = plans.map((plan) => {
    const titles = titlesOf(plan, tablesOf(plan));
    return {
      id: plan.id,
      states: plan.coverage.states,
      transitions: plan.coverage.transitions,
      paths: plan.walks.map(({ id: path, walk }, at) => ({
        id: path,
        title: titles[at],
        steps: walk.steps.map(({ move, to }) => ({ event: move.label, state: to })),
      })),
    };
  });
  return `${JSON.stringify({ machines }, null, 2)}\n`;
}
