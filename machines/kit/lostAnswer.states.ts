import { isRefused, reactElsewhere } from './refusals.ts';

/**
 * The request may have been carried out, and the check got no answer either. Nothing else is sent until the outcome is
 * known.
 */
export const outcomeUnknown = {
  id: 'outcomeUnknown',
  tags: 'unsettled',
  on: { 'retry.requested': 'working.checkingOutcome' },
} as const;

/** Branch of `checkingOutcome` for a check that the insurer refuses. */
export const checkRefused = { guard: isRefused, target: '#outcomeUnknown', actions: reactElsewhere } as const;
