import { type Fault, isCannot } from '../actions.ts';
import type { Spec } from '../spec.ts';
import type { Path } from '../strategies/path.ts';

import { causeAt } from './causes.ts';

/** The call that an actor makes, how it is met, and how it is met again where the gateway tries once more. */
export type Hold = { fault: Fault; again?: Fault };

const triedAgain = [429, 502, 503, 504];

/**
 * The calls that a step leads to, each to wait for its answer until the path has seen that it is waited for.
 *
 * @param at of the step; -1 for the beginning
 */
export function holdsAt(spec: Spec, path: Path, at: number): Hold[] {
  const { begins, steps } = path;
  const started = (at < 0 ? begins : steps[at])?.starts ?? [];
  return started.flatMap((actor) => {
    const known = spec.actors[actor];
    if (!known || !('call' in known)) return [];
    const [method, route] = known.call.split(' ');
    const next = steps.findIndex(
      ({ eventCase, starts }, index) => index > at && (eventCase.actor === actor || starts.includes(actor)),
    );
    const cause = steps[next]?.eventCase.actor === actor ? causeAt(spec, path, next) : undefined;
    const fault = (cause && !isCannot(cause) && cause.fault) || {};
    // The gateway asks again for what is only read.
    const isTriedAgain = method === 'GET' && (fault.network === true || triedAgain.includes(Number(fault.status)));
    return [
      {
        fault: { method, path: route, ...fault },
        ...(isTriedAgain && { again: { method, path: route, ...fault, times: 20 } }),
      },
    ];
  });
}
