import type { FieldProblem, Reaction } from '#schema/classify.ts';
import { type Code, catalogue, isCode } from '#schema/errors.ts';

import { actionPort } from './port.ts';

/** A refusal is an answer too; only an answer that never came is an error. */
export type Refused = { kind: 'refused'; reaction: Reaction };

/** What a form is told of its fields. */
export type Problems = Record<string, FieldProblem>;

type AnyAnswer = { kind: string; reaction?: Reaction };

/** `invalid`: the insurer found the field wrong and gave no code of its own. */
type Refusal = Code | 'invalid';

type Done<Output> = { event: { output: Output } };

/** Done by an actor whose answer may be a refusal. */
type Refusable<Answer> = Done<Refused extends Answer ? Answer : never>;

/** In a chart: a guard or an action of its machine that is given what the actor answered. */
export const withOutput = <Type extends string>(type: Type) => ({
  type,
  params: <Output>({ event }: Done<Output>): Output => event.output,
});

/** For the `setup` of a machine that asks the insurer something. */
export const refusalPorts = {
  /** Does what the catalogue of errors says of a refusal, but for the fields of a form: they are the form's. */
  react: actionPort<{ reaction: Reaction }>('react'),
  /**
   * The same where a state says by itself that nobody knows what became of something: why looking it up was refused is nothing to
   * whoever waits for that, but a dialog opens, and a session that is over is over.
   */
  reactElsewhere: actionPort<{ reaction: Reaction }>('reactElsewhere'),
  announceUnanswered: actionPort('announceUnanswered'),
  /** No answer came to the check before a decision is sent, so it was not sent. */
  announceUnsent: actionPort('announceUnsent'),
};

export const refusalGuards = {
  isRefused: (_: unknown, answer: AnyAnswer): boolean => answer.kind === 'refused',
  isRefusedForFields: (_: unknown, { kind, reaction }: AnyAnswer): boolean =>
    kind === 'refused' && reaction?.kind === 'fields',
  isRefusedWith: (_: unknown, { answer, codes }: { answer: AnyAnswer; codes: readonly string[] }): boolean =>
    codes.includes(codeIn(answer) ?? ''),
  /** Something broke at the insurer, and it does not say how far it had come by then. */
  brokeDown: (_: unknown, answer: AnyAnswer): boolean => {
    const { kind, reaction } = answer;
    const code = codeIn(answer);
    if (kind !== 'refused') return false;
    return (
      (reaction?.kind === 'error' && reaction.isBroken === true) || (isCode(code) && catalogue[code].status >= 500)
    );
  },
};

const withAnswer = <Type extends string>(type: Type) => ({
  type,
  params: <Answer extends AnyAnswer>({ event }: Refusable<Answer>): AnyAnswer => event.output,
});

export const isRefused = withAnswer('isRefused');
export const isRefusedForFields = withAnswer('isRefusedForFields');
export const brokeDown = withAnswer('brokeDown');

export const isRefusedWith = (...codes: Refusal[]) => ({
  type: 'isRefusedWith' as const,
  params: <Answer extends AnyAnswer>({ event }: Refusable<Answer>) => ({ answer: event.output, codes }),
});

export const react = {
  type: 'react' as const,
  params: <Answer extends AnyAnswer>({ event }: Refusable<Answer>) => ({ reaction: reactionIn(event.output) }),
};

/** A dialog, or the end of the session: not told beside what asked. */
export const isElsewhere = ({ kind }: Reaction): boolean =>
  kind === 'dialog' || kind === 'end session' || kind === 'force logout';

export const reactElsewhere = { ...react, type: 'reactElsewhere' as const };

/** The session is over; what was sent with it was not judged. */
export const endsSession = ({ kind, reaction }: AnyAnswer): boolean =>
  kind === 'refused' && (reaction?.kind === 'end session' || reaction?.kind === 'force logout');

/** For an `assign`: what a form is told of its fields. */
export const fieldProblems = ({ event }: Done<AnyAnswer>): Problems => problemsIn(event.output);

export const reactionIn = ({ reaction }: AnyAnswer): Reaction =>
  reaction ?? { kind: 'error', message: 'A refusal without a reason' };

export const problemsIn = ({ reaction }: AnyAnswer): Problems => (reaction?.kind === 'fields' ? reaction.fields : {});

/** The code of a refusal, whether it came as a field's problem or not. */
export function codeIn({ reaction }: AnyAnswer): string | undefined {
  if (reaction?.kind === 'fields') return Object.values(reaction.fields)[0];
  return reaction && 'code' in reaction ? reaction.code : undefined;
}
