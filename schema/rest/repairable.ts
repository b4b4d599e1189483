// Marks on structs of answers: how the gateway repairs a value that does not fit.

import { nullable, optional, type Struct } from 'superstruct';

/** Stands in an answer for a moment or a currency that cannot be read. Null would say that there is none. */
export const unreadable = 'unreadable';

/** Names of the forms of which a value that does not fit is told as `unreadable`. */
export const replaceable: ReadonlySet<string> = new Set(['day', 'time of day', 'day and time', 'instant', 'currency']);

const statements = new WeakSet<object>();

/**
 * A value that may be missing, where null means something: no cap, the whole trip, nothing paid yet. A value that does not fit
 * must not turn into that.
 */
export function orNone<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value | null | undefined, Schema> {
  const made = optional(nullable(struct));
  statements.add(made);
  return made;
}

/** Whether null means something in the place of such a value. */
export const isStatement = (struct: object): boolean => statements.has(struct);

const complete = new WeakSet<object>();

/** A list that says something else when an element is missing: the flights of a trip are those that are insured. */
export function inFull<Element, Schema extends Struct<Element>>(
  list: Struct<Element[], Schema>,
): Struct<Element[], Schema> {
  complete.add(list);
  return list;
}

/** Whether a list must not lose an element that does not fit. */
export const isInFull = (struct: object): boolean => complete.has(struct);
