import type { AnyDrive, Fault } from '../flow.ts';
import type { Walk } from '../strategies/walk.ts';

import { answeredBy } from './possible.ts';

/** The call that an actor makes, how it is met, and how it is met again where the gateway tries once more. */
export type Hold = { fault: Fault; again?: Fault };

const triedAgain = [429, 502, 503, 504];

/**
 * The calls that a step leads to, each to wait for its answer until the walk has seen that it is waited for.
 *
 * @param at of the step; -1 for the beginning
 */
export function holdsAt({ asks }: AnyDrive, { begins, steps }: Walk, at: number): Hold[] {
  const started = (at < 0 ? begins : steps[at])?.starts ?? [];
  return started.flatMap((actor) => {
    const ask = asks[actor];
    if (!ask || !('call' in ask)) return [];
    const [method, path] = ask.call.split(' ');
    const answer = steps.slice(at + 1).find(({ move, starts }) => move.actor === actor || starts.includes(actor));
    const answered = answer?.move.actor === actor ? answeredBy(ask.answers, answer.move.sample) : 'as it is';
    const fault = typeof answered === 'object' && 'fault' in answered ? answered.fault : {};
    const isTriedAgain = fault.network === true || triedAgain.includes(Number(fault.status));
    return [
      { fault: { method, path, ...fault }, ...(isTriedAgain && { again: { method, path, ...fault, times: 20 } }) },
    ];
  });
}
