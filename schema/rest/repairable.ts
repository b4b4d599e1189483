// Marks on structs of answers: how the gateway repairs a value that does not fit.

import { nullable, optional, type Struct } from 'superstruct';

/** Replaces a moment or a currency that cannot be read. Null would mean that there is none. */
export const unreadable = 'unreadable';

/** Names of the formats whose unreadable values become `unreadable`. */
export const replaceable: ReadonlySet<string> = new Set(['day', 'time of day', 'day and time', 'instant', 'currency']);

const statements = new WeakSet<object>();

/**
 * Marks an optional value whose null has a meaning: no cap, the whole trip, nothing paid yet. A value that does not fit
 * must not become null.
 */
export function orNone<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value | null | undefined, Schema> {
  const made = optional(nullable(struct));
  statements.add(made);
  return made;
}

/** Returns whether null has a meaning for the value. */
export const isStatement = (struct: object): boolean => statements.has(struct);

const complete = new WeakSet<object>();

/** Marks a list that would change its meaning without an element: the flights of a trip are those that are insured. */
export function inFull<Element, Schema extends Struct<Element>>(
  list: Struct<Element[], Schema>,
): Struct<Element[], Schema> {
  complete.add(list);
  return list;
}

/** Returns whether a list must not lose an element that does not fit. */
export const isInFull = (struct: object): boolean => complete.has(struct);
