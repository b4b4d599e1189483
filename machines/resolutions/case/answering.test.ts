import { expect, it } from 'vitest';

import type { Act, Remedy } from '#schema/lifecycles.ts';

import { isLedTo } from './answering.ts';
import { optionOf } from './case.model.ts';

it.each<[Remedy, string, Act, string, boolean]>([
  ['REBOOKING', 'OptionsSent', 'customer.choose', 'Confirmed', true],
  ['REBOOKING', 'OptionsSent', 'customer.choose', 'Booked', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Booked', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Failed', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Rejected', false],
  ['HOTEL', 'Initial', 'customer.yes', 'OptionsSent', true],
  ['HOTEL', 'Initial', 'customer.no', 'Requested', false],
  ['HOTEL', 'Initial', 'customer.choose', 'Booked', false],
  ['LOUNGE', 'Initial', 'customer.choose', 'Booked', true],
  ['LOUNGE', 'Initial', 'customer.no', 'Booked', false],
])('%s in %s after %s may stand as %s: %s', (remedy, before, act, now, isLed) => {
  const [from, to] = [before, now].map((status) => optionOf(remedy, { status }));
  expect(from && to && isLedTo(remedy, from, act, to)).toBe(isLed);
});

it('is not led to by an answer to another part', () => {
  const before = optionOf('HOTEL|CASH', { status: 'OptionsSent' });
  const now = optionOf('HOTEL|CASH', { status: 'Confirmed', selected: 'CASH' });
  expect(isLedTo('HOTEL', before, 'customer.choose', now)).toBe(false);
});
