import type { Plan } from '../plan.ts';

import { getLimitOption } from './coverage.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns the coverage and the gaps with their reasons. */
export function formatPlan({ paths, coverage, lost, infeasible = 0 }: Plan): string[] {
  const { states, transitions } = coverage;
  const steps = paths.reduce((sum, { path }) => sum + path.steps.length, 0);
  return [
    `${counted(paths.length, 'path')}, ${counted(steps, 'step')}: ${states.covered} of ${states.reachable} states and ${transitions.covered} of ${transitions.reachable} transitions.`,
    ...transitions.uncovered.map(({ transition, why }) => `- Not covered: \`${transition}\` – ${why}.`),
    ...(lost ? [`- ${counted(lost, 'path')} left out, which the machine itself does not take.`] : []),
    ...(infeasible ? [`- ${infeasibleInWords(infeasible)}`] : []),
  ];
}

export const infeasibleInWords = (count: number): string =>
  `${counted(count, 'path')} that nobody can follow by hand ${count === 1 ? 'is' : 'are'} left out; --include-infeasible shows ${count === 1 ? 'it' : 'them'}.`;

/** Returns the message about a limit that was hit, or undefined. */
export function describeReachedLimit({ id, met, paths, graph, coverage }: Plan): string | undefined {
  if (!met) return undefined;
  const { states, transitions } = coverage;
  return [
    `${id}: stopped by ${getLimitOption(met)} after ${counted(paths.length, 'path')};`,
    `${counted(graph.places.length, 'state')} and ${counted(graph.edges.length, 'step')} were found${graph.met ? ', and there are more' : ''};`,
    `covered are ${states.covered} of ${states.reachable} states and ${transitions.covered} of ${transitions.reachable} transitions.`,
    'Raise the limit, or ask for one state with --to.',
  ].join(' ');
}
