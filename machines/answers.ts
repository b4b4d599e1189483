import type { FieldProblem, Reaction } from '#schema/classify.ts';

/** A refusal is an answer too; only an answer that never came is an error. */
export type Refused = { kind: 'refused'; reaction: Reaction };

/** What a form is told of its fields. */
export type Problems = Record<string, FieldProblem>;

type AnyAnswer = { kind: string; reaction?: Reaction };

export const reactionIn = ({ reaction }: AnyAnswer): Reaction =>
  reaction ?? { kind: 'error', message: 'A refusal without a reason' };

export const problemsIn = ({ reaction }: AnyAnswer): Problems => (reaction?.kind === 'fields' ? reaction.fields : {});

/** The code of a refusal, whether it came as a field's problem or not. */
export function codeIn({ reaction }: AnyAnswer): string | undefined {
  if (reaction?.kind === 'fields') return Object.values(reaction.fields)[0];
  return reaction && 'code' in reaction ? reaction.code : undefined;
}
