import { type Fault, isCannot } from '../actions.ts';
import type { Spec } from '../spec.ts';
import type { Path } from '../strategies/path.ts';

import { findCause } from './causes.ts';

export type Hold = { fault: Fault; again?: Fault };

const triedAgain = [429, 502, 503, 504];

/**
 * Returns the calls that a step starts. Each is held until the test has seen the state that waits for it.
 *
 * @param at index of the step; -1 for the start
 */
export function listHolds(spec: Spec, path: Path, at: number): Hold[] {
  const { begins, steps } = path;
  const started = (at < 0 ? begins : steps[at])?.starts ?? [];
  return started.flatMap((actor) => {
    const known = spec.actors[actor];
    if (!known || !('call' in known)) return [];
    const [method, route] = known.call.split(' ');
    const next = steps.findIndex(
      ({ eventCase, starts }, index) => index > at && (eventCase.actor === actor || starts.includes(actor)),
    );
    const cause = steps[next]?.eventCase.actor === actor ? findCause(spec, path, next) : undefined;
    const fault = (cause && !isCannot(cause) && cause.fault) || {};
    const isTriedAgain = method === 'GET' && (fault.network === true || triedAgain.includes(Number(fault.status)));
    return [
      {
        fault: { method, path: route, ...fault },
        ...(isTriedAgain && { again: { method, path: route, ...fault, times: 20 } }),
      },
    ];
  });
}
