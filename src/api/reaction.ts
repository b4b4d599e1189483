import { is } from 'superstruct';

import { classify, type Reaction } from '#schema/classify.ts';
import { type Code, Refusal } from '#schema/errors.ts';

type Circumstances = Parameters<typeof classify>[1];

export function toReaction(error: unknown, circumstances: Circumstances): Reaction {
  const reaction = classify(
    errorsIn(error)
      .map((each) => each.extensions)
      .filter((extensions) => is(extensions, Refusal)),
    circumstances,
  );
  if (reaction.kind !== 'dialog') return reaction;
  const reference = referenceIn(error);
  return reference ? { ...reaction, reference } : reaction;
}

/**
 * Returns the id that the gateway gave to the request, as found in its log and at the insurer. Both clients attach the
 * response to the error.
 */
function referenceIn(error: unknown): string | null {
  const response = error instanceof Error && 'response' in error ? error.response : null;
  const headers = response && typeof response === 'object' && 'headers' in response ? response.headers : null;
  return headers instanceof Headers ? headers.get('x-request-id') : null;
}

type WithExtensions = { extensions?: unknown };

/** graphql-request puts the errors into `response`, urql into `graphQLErrors`. */
function errorsIn(error: unknown): readonly WithExtensions[] {
  if (!(error instanceof Error)) return [];
  if ('graphQLErrors' in error && Array.isArray(error.graphQLErrors)) return error.graphQLErrors;
  const response: unknown = 'response' in error ? error.response : null;
  const hasErrors = response && typeof response === 'object' && 'errors' in response && Array.isArray(response.errors);
  return hasErrors ? (response.errors as WithExtensions[]) : [];
}

/** Runs a call for a machine: a refusal becomes an answer, and only an answer that never came is thrown. */
export async function answered<Answer>(
  ask: () => Promise<Answer>,
  circumstances: Circumstances,
): Promise<Answer | { kind: 'refused'; reaction: Reaction }> {
  try {
    return await ask();
  } catch (error) {
    const reaction = toReaction(error, circumstances);
    if (reaction.kind === 'unanswered') throw error;
    return { kind: 'refused', reaction };
  }
}

/** Returns whether an answer is a refusal with one of these codes. */
export function hasCode(answer: { kind: string; reaction?: Reaction }, ...codes: readonly Code[]): boolean {
  const { reaction } = answer;
  return reaction !== undefined && 'code' in reaction && codes.some((code) => code === reaction.code);
}
