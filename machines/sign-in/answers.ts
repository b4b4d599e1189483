import type { FieldProblem, Reaction } from '#schema/classify.ts';

/** The insurer knows who it is. `at`: when, by the server's clock, in milliseconds since the epoch. */
export type SignedIn = { kind: 'signed in'; userId: string; agentId: string | null; accessToken: string; at: number };

export type SecondFactorWanted = { kind: 'second factor'; userId: string; session: string };

/** A refusal is an answer too; only an answer that never came is an error. */
export type Refused = { kind: 'refused'; reaction: Reaction };

export type SignInAnswer = SignedIn | SecondFactorWanted | Refused;

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
