import type { Code } from '#schema/errors.ts';

import type { Refused } from './answers.ts';

/** Refused with a warning, as nearly all refusals are. */
export const refusedWith = (code: Code): Refused => ({ kind: 'refused', reaction: { kind: 'warning', code } });

/** Refused for what is in a field of the form. */
export const refusedFor = (field: string, problem: Code | 'invalid'): Refused => ({
  kind: 'refused',
  reaction: { kind: 'fields', fields: { [field]: problem } },
});
