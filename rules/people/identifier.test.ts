import { expect, it } from 'vitest';

import { readIdentifier } from './identifier.ts';

it.each([
  [' anna@sky.test ', 'anna@sky.test'],
  ['anna@sky.test\u200b', 'anna@sky.test'],
  ['+1\u2011555\u2011010\u20110002', '+15550100002'],
  ['+1 (555) 010-0002', '+15550100002'],
  ['0015550100002', '+15550100002'],
  ['00 1 555 010 0002', '+15550100002'],
  ['007@sky.test', '007@sky.test'],
  ['5550100002', '5550100002'],
])('reads %j as %s', (text, identifier) => {
  expect(readIdentifier(text)).toBe(identifier);
});
