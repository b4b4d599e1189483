import { fromPromise } from 'xstate';

import { isElsewhere, type Refused, type refusalPorts } from '#machines/answers.ts';
import type { Matter } from '#machines/app/notifier.machine.ts';
import type { Reaction } from '#schema/classify.ts';

import { type Outdated, tellOutdated } from '../data/outdated.ts';
import { unansweredText } from '../notices/unansweredText.ts';
import type { Portal } from '../portal.ts';

/** Of what nobody needs once the machine has gone on: readings, and the calls of a sign-in. It is broken off then. */
export const query = <Input, Answer>(call: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>) =>
  fromPromise<Answer, Input>(({ input, signal }) => call(input, signal));

type Outdates<Kind> = {
  /** What was read before, and may be otherwise now. */
  outdates?: Outdated;
  /** Not after answers of this kind, whose flow has more to say of it. */
  except?: Kind;
  /** What else may be otherwise, of which the flow takes care as long as it is there. */
  whenLeft?: Outdated;
};

/**
 * Writes. What is sent is sent: it is not broken off.
 *
 * However it ends, what it `outdates` is read again: an answer that was lost may have been a yes, and a refusal may be of
 * something that is known here otherwise. Only what a field or a session is to blame for tells nothing new. A flow that was
 * left before the answer came says nothing of it any more.
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

/** Fills `refusalPorts`: does what the catalogue of errors says of a refusal, and says that no answer came. */
export const refusalsTo = (
  { react, notify }: Pick<Portal, 'react' | 'notify'>,
  about: Matter,
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
