import { expect, it } from 'vitest';

import { oneTimeCodeProblem, readOneTimeCode } from './oneTimeCode.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123-456', '123456'],
  ['123\u2013456', '123456'],
  ['G-123456', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 000123. It lasts 10 minutes.', '000123'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['12\u200b34\u200b56', '123456'],
  ['12345', null],
  ['1234567', null],
  ['123456 or 654321', null],
  ['abcdef', null],
])('reads %j as %j', (text, code) => {
  expect(readOneTimeCode(text)).toBe(code);
});

it.each([
  ['  ', 'signIn.code.missing'],
  ['12345', 'signIn.code.incomplete'],
  ['123456', null],
] as const)('reports %j as %s', (text, problem) => {
  expect(oneTimeCodeProblem(text)).toBe(problem);
});
