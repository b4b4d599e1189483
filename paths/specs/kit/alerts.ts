import type { Start } from '../../actions.ts';
import type { Answer, Trigger } from '../../spec.ts';

/** The plan of the alert “Offered with its password” of olga@owl.test, whose id is always the same. */
export const atPlan = {
  partner: 'owl',
  path: '/monitored-data/action-plan?alertId=ed23ec52-e9a6-57fe-8d59-69187169df70',
  as: 'olga@owl.test',
} as const satisfies Start;

/** The alert was deleted in the meantime. */
export const byId: Answer = { fault: { code: 'ALERT_NOT_FOUND' } };

/** Happens when another tab changes the alert. */
export const elsewhere: Trigger = { from: 'another tab', do: { cannot: 'a path has one tab' } };
