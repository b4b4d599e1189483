import { expect, it } from 'vitest';

import { countOpenAlerts } from './openAlerts.ts';

const [open, done] = [{ completed: false }, { completed: true }];

it('counts the alerts that are open, whichever item they are about', () => {
  const email = { items: [{ alerts: [open, done] }, { alerts: [open] }] };
  const card = { items: [{ alerts: [done] }, { alerts: [] }] };

  expect(countOpenAlerts([email, card, { items: [] }])).toBe(2);
  expect(countOpenAlerts([])).toBe(0);
});
