import { expect, it } from 'vitest';

import { openAlertsIn } from './monitoring.ts';

const [open, done] = [{ completed: false }, { completed: true }];

it('counts the alerts that are open, whichever item they are about', () => {
  const email = { items: [{ alerts: [open, done] }, { alerts: [open] }] };
  const card = { items: [{ alerts: [done] }, { alerts: [] }] };

  expect(openAlertsIn([email, card, { items: [] }])).toBe(2);
  expect(openAlertsIn([])).toBe(0);
});
