import { expect, test } from 'vitest';

import { getComma, getGap } from './words.ts';

test.each([
  ['de-DE', ', ', ' '],
  ['zh-CN', '，', ''],
])('in %s, listed things have %j between them, and sentences %j', (locale, comma, gap) => {
  expect([getComma(locale), getGap(locale)]).toEqual([comma, gap]);
});
