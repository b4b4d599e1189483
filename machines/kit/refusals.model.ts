import type { Code } from '#schema/errors.ts';

import type { Refused } from './refusals.ts';

/** A refusal with a warning, like nearly all refusals. */
export const createRefusal = (code: Code): Refused => ({ kind: 'refused', reaction: { kind: 'warning', code } });

/** A refusal because of the value of one form field. */
export const createFieldRefusal = (field: string, problem: Code | 'invalid'): Refused => ({
  kind: 'refused',
  reaction: { kind: 'fields', fields: { [field]: problem } },
});
