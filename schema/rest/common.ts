import { define, enums, literal, pattern, size, string } from 'superstruct';

// A request is an `object`: of what it does not know, an insurer need not take notice. An answer is a `type`: an insurer may
// add to it.

/** A UUID; what the insurer stores has one. */
export const id = pattern(string(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** `YYYY-MM-DD`, UTC. */
export const date = pattern(string(), /^\d{4}-\d\d-\d\d$/);

/** `HH:mm`, UTC. */
export const time = pattern(string(), /^\d\d:\d\d$/);

/** `YYYY-MM-DD HH:mm`, UTC. */
export const dateTime = pattern(string(), /^\d{4}-\d\d-\d\d \d\d:\d\d$/);

/** ISO 8601 with an offset. */
export const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);

/** 0 or 1, where the insurer counts rather than affirms. */
export const flag = enums([0, 1]);

export const policyNumber = size(string(), 1, 50);

/** A 204. There is no body to check; GraphQL, which cannot say "nothing", says true. */
export const Nothing = literal(true);
