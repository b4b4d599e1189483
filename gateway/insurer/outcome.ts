import { validate } from 'superstruct';
import { errors } from 'undici';

import { Refusal } from '#schema/errors.ts';

import { describeSafely } from '../answer/describeSafely.ts';
import { Refused, refused } from '../graphql/refused.ts';

/** The result of a call. Without an answer, it is unknown whether the call took effect. */
export type Outcome =
  | { kind: 'answered'; status: number; text: string; retryAfterMs: number }
  | { kind: 'lost' }
  | { kind: 'late' }
  | { kind: 'too long' };

export function toFailedOutcome(error: unknown): Outcome {
  // Programming errors are not network failures.
  if (error instanceof TypeError || error instanceof RangeError || error instanceof errors.InvalidArgumentError)
    throw error;
  if (error instanceof errors.ResponseExceededMaxSizeError) return { kind: 'too long' };
  return { kind: 'lost' };
}

/** A success with its HTTP status and body. The body is true for an empty response. */
export type Answered = { status: number; body: unknown };

/** Returns the success or throws the refusal. */
export function read(outcome: Outcome): Answered {
  if (outcome.kind === 'late') throw refused('ANSWER_LATE', 'The insurer took too long to answer');
  if (outcome.kind === 'lost') throw refused('NO_ANSWER', 'The insurer could not be reached, or hung up');
  if (outcome.kind === 'too long') throw refused('ANSWER_UNREADABLE', "The insurer's answer is too long");

  const { status, text } = outcome;
  if (status === 204) return { status, body: true };
  const body = parsed(text);
  if (status >= 400) throw refusalOf(readable(() => refusalIn(body, status)));
  if (status < 200 || status > 299 || body === undefined)
    throw refused('ANSWER_UNREADABLE', `The insurer's ${status} holds no JSON`);
  return { status, body };
}

/** Moves the text of a server error to the log, because it may hold traces, addresses or secrets. */
function refusalOf({ message, ...refusal }: Refusal): Refused {
  if (refusal.status < 500) return new Refused({ ...refusal, ...(message !== undefined && { message }) });
  return new Refused(refusal, message);
}

/** JSON that is nested too deeply parses, but walking it exhausts the stack. */
export function readable<Found>(look: () => Found): Found {
  try {
    return look();
  } catch (error) {
    throw error instanceof RangeError ? refused('ANSWER_UNREADABLE', "The insurer's answer is nested too deep") : error;
  }
}

/** Uses the HTTP status, not the one in the body. Ignores a body that is not a refusal, such as a proxy's HTML page. */
function refusalIn(body: unknown, status: number): Refusal {
  const said = body && typeof body === 'object' ? { ...body, status } : { status };
  const [, refusal] = describeSafely(
    () => validate(said, Refusal, { coerce: true, mask: true }),
    [undefined, { status }],
  );
  const { code, ...rest } = refusal ?? { status };
  const known = code ?? (status === 429 ? 'TOO_MANY_REQUESTS' : undefined);
  return { ...rest, ...(known && { code: known }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
