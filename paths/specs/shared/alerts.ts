import type { Act, Cannot, Start } from '../../actions.ts';
import type { Answer, Trigger } from '../../spec.ts';

/** The list of alerts of a customer who has open ones. */
export const atPlan = { partner: 'owl', path: '/monitored-data/alerts', as: 'olga@owl.test' } as const satisfies Start;

/** Opens the plan of the alert that says that a password was offered. */
export const opensPlan = {
  press: 'link',
  named: 'alerts.plan.label',
  values: { title: 'Offered with its password', name: 'Work mail' },
} as const satisfies Act<never>;

/** An alert that is gone meanwhile. */
export const byId: Answer = { fault: { code: 'ALERT_NOT_FOUND' } };

const cannot: Cannot = { cannot: 'a path has one tab' };

/** Happens when another tab changes the alert. */
export const elsewhere: Trigger = { from: 'another tab', do: cannot };
