import type { Act, Start } from '../../actions.ts';
import type { ReadOnly } from '../../spec.ts';

/** The page of olga@owl.test, who has most types of data monitored. */
export const atMonitoredData: Start = { partner: 'owl', path: '/monitored-data', as: 'olga@owl.test' };

/** An item of olga@owl.test without an alert. */
export const quietItem = { name: 'Newsletters' } as const;

/** Opens the row of a type that has items, and the menu of one of them. */
export const openItemMenu: readonly Act<never>[] = [{ press: 'button', named: 'monitoring.menu', values: quietItem }];

export const readOnlyItem: ReadOnly = {
  start: { partner: 'owl', path: '/monitored-data', as: 'readonly@owl.test' },
  sees: [{ role: 'button', text: 'monitoring.add', is: 'disabled', describedBy: 'monitoring.no_write' }],
};
