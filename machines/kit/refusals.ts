import type { FieldProblem, Reaction } from '#schema/classify.ts';
import { type Code, catalogue, isCode } from '#schema/errors.ts';

import { actionPort } from './port.ts';

/** A refusal is an answer too; only a lost answer is an error. */
export type Refused = { kind: 'refused'; reaction: Reaction };

export type Problems = Record<string, FieldProblem>;

type AnyAnswer = { kind: string; reaction?: Reaction };

/** `invalid`: the insurer rejected the field without a code. */
type Refusal = Code | 'invalid';

type Done<Output> = { event: { output: Output } };

/** The done event of an actor whose answer may be a refusal. */
type Refusable<Answer> = Done<Refused extends Answer ? Answer : never>;

/** Passes an actor's answer to a guard or an action of the machine. */
export const withOutput = <Type extends string>(type: Type) => ({
  type,
  params: <Output>({ event }: Done<Output>): Output => event.output,
});

/** Ports for the `setup` of a machine that sends a request to the insurer. */
export const refusalPorts = {
  /** Reacts to a refusal as the error catalogue says, except for field problems: the form shows those. */
  react: actionPort<{ reaction: Reaction }>('react'),
  /**
   * Reacts to a refusal in a state that already says that the outcome is unknown. Opens a dialog or ends the session,
   * but shows no notice: why the look-up was refused does not help the customer.
   */
  reactElsewhere: actionPort<{ reaction: Reaction }>('reactElsewhere'),
  announceUnanswered: actionPort('announceUnanswered'),
  /** The check before a decision got no answer, so the decision was not sent. */
  announceUnsent: actionPort('announceUnsent'),
};

export const refusalGuards = {
  isRefused: (_: unknown, answer: AnyAnswer): boolean => answer.kind === 'refused',
  isRefusedForFields: (_: unknown, { kind, reaction }: AnyAnswer): boolean =>
    kind === 'refused' && reaction?.kind === 'fields',
  isRefusedWith: (_: unknown, { answer, codes }: { answer: AnyAnswer; codes: readonly string[] }): boolean =>
    codes.includes(getRefusalCode(answer) ?? ''),
  /** The insurer failed and does not say how far it got. */
  brokeDown: (_: unknown, answer: AnyAnswer): boolean => {
    const { kind, reaction } = answer;
    const code = getRefusalCode(answer);
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

export const hasRefusalCode = (...codes: Refusal[]) => ({
  type: 'isRefusedWith' as const,
  params: <Answer extends AnyAnswer>({ event }: Refusable<Answer>) => ({ answer: event.output, codes }),
});

export const react = {
  type: 'react' as const,
  params: <Answer extends AnyAnswer>({ event }: Refusable<Answer>) => ({ reaction: getReaction(event.output) }),
};

/**
 * Returns whether the reaction appears elsewhere (a dialog or the end of the session) rather than beside the request.
 */
export const isElsewhere = ({ kind }: Reaction): boolean =>
  kind === 'dialog' || kind === 'end session' || kind === 'force logout';

export const reactElsewhere = { ...react, type: 'reactElsewhere' as const };

/** Returns whether the session is over. The insurer did not judge the request then. */
export const endsSession = ({ kind, reaction }: AnyAnswer): boolean =>
  kind === 'refused' && (reaction?.kind === 'end session' || reaction?.kind === 'force logout');

/** Returns the field problems of an answer, for use in an `assign`. */
export const fieldProblems = ({ event }: Done<AnyAnswer>): Problems => getFieldProblems(event.output);

export const getReaction = ({ reaction }: AnyAnswer): Reaction =>
  reaction ?? { kind: 'error', message: 'A refusal without a reason' };

export const getFieldProblems = ({ reaction }: AnyAnswer): Problems =>
  reaction?.kind === 'fields' ? reaction.fields : {};

/** Returns the code of a refusal, whether or not it belongs to a field. */
export function getRefusalCode({ reaction }: AnyAnswer): string | undefined {
  if (reaction?.kind === 'fields') return Object.values(reaction.fields)[0];
  return reaction && 'code' in reaction ? reaction.code : undefined;
}
