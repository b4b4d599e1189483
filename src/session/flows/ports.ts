import { fromPromise } from 'xstate';

import { isElsewhere, type Refused, type refusalPorts } from '#machines/kit/refusals.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { Reaction } from '#schema/classify.ts';

import { type Outdated, tellOutdated } from '../data/outdated.ts';
import { unansweredText } from '../notices/unansweredText.ts';
import type { Portal } from '../portal.ts';

/** Creates an actor for a call that is aborted when the machine moves on: reads, and the calls of a sign-in. */
export const query = <Input, Answer>(call: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>) =>
  fromPromise<Answer, Input>(({ input, signal }) => call(input, signal));

type Outdates<Kind> = {
  /** Datasets that the write may have changed. */
  outdates?: Outdated;
  /** Kind of answer whose flow updates the data itself. */
  except?: Kind;
  /** Datasets that the flow updates itself unless it was left. */
  whenLeft?: Outdated;
};

/**
 * Creates an actor for a write, which is never aborted.
 *
 * After any answer, reloads what it `outdates`: a lost answer may have been a success, and a refusal may be due to
 * stale data. Refusals about a field or the session reload nothing. A flow that was left before the answer shows no
 * message.
 */
export const mutation = <Input, Answer extends { kind: string; reaction?: Reaction }>(
  { app }: Pick<Portal, 'app'>,
  call: (input: Input) => Promise<NoInfer<Answer>>,
  { outdates = [], except, whenLeft = [] }: Outdates<Answer['kind']> = {},
) =>
  fromPromise<Answer, Input>(async ({ input, signal }) => {
    const readAgain = () => tellOutdated(app, [outdates, signal.aborted ? whenLeft : []].flat());
    const answer = await call(input).catch((error: unknown) => {
      readAgain();
      throw error;
    });
    if ((signal.aborted || answer.kind !== except) && !tellsNothing(answer)) readAgain();
    return answer;
  });

/** Fills `refusalPorts`: reacts as the error catalogue prescribes, and announces a missing answer. */
export const createRefusalPorts = (
  { react, notify }: Pick<Portal, 'react' | 'notify'>,
  about: Topic,
): {
  [Port in keyof typeof refusalPorts]: (_: unknown, params: Parameters<(typeof refusalPorts)[Port]>[1]) => void;
} => ({
  react: (_, { reaction }) => react(reaction, about),
  reactElsewhere: (_, { reaction }) => {
    if (isElsewhere(reaction)) react(reaction, about);
  },
  announceUnanswered: () => notify({ severity: 'warning', text: { id: unansweredText() }, about }),
  announceUnsent: () => notify({ severity: 'warning', text: { id: 'notices.nothing_sent' }, about }),
});

const silent: readonly Reaction['kind'][] = ['fields', 'end session', 'force logout'];

const tellsNothing = ({ reaction }: { reaction?: Refused['reaction'] }): boolean =>
  reaction !== undefined && silent.includes(reaction.kind);
