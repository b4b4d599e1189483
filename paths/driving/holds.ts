import { type Fault, isCannot } from '../actions.ts';
import type { Spec } from '../spec.ts';
import type { Walk } from '../strategies/walk.ts';

import { causeAt } from './turns.ts';

/** The call that an actor makes, how it is met, and how it is met again where the gateway tries once more. */
export type Hold = { fault: Fault; again?: Fault };

const triedAgain = [429, 502, 503, 504];

/**
 * The calls that a step leads to, each to wait for its answer until the walk has seen that it is waited for.
 *
 * @param at of the step; -1 for the beginning
 */
export function holdsAt(spec: Spec, walk: Walk, at: number): Hold[] {
  const { begins, steps } = walk;
  const started = (at < 0 ? begins : steps[at])?.starts ?? [];
  return started.flatMap((actor) => {
    const known = spec.actors[actor];
    if (!known || !('call' in known)) return [];
    const [method, path] = known.call.split(' ');
    const next = steps.findIndex(
      ({ move, starts }, index) => index > at && (move.actor === actor || starts.includes(actor)),
    );
    const cause = steps[next]?.move.actor === actor ? causeAt(spec, walk, next) : undefined;
    const fault = (cause && !isCannot(cause) && cause.fault) || {};
    // The gateway asks again for what is only read.
    const isTriedAgain = method === 'GET' && (fault.network === true || triedAgain.includes(Number(fault.status)));
    return [
      { fault: { method, path, ...fault }, ...(isTriedAgain && { again: { method, path, ...fault, times: 20 } }) },
    ];
  });
}
