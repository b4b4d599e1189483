import { expect, it } from 'vitest';

import { emailProblem } from './email.ts';

it.each([
  ['', 'validation.email'],
  ['  ', 'validation.email'],
  ['anna berg@sky.test', 'validation.email_no_spaces'],
  ['anna@sky.test or so', 'validation.email_no_spaces'],
  ['anna@\tsky.test', 'validation.email_no_spaces'],
  ['anna', 'validation.inv_email'],
  ['anna@sky', 'validation.inv_email'],
  ['anna@sky..test', 'validation.inv_email'],
  ['anna@@sky.test', 'validation.inv_email'],
  ['anna@mail.sky.test', null],
  [' anna@sky.test ', null],
])('reports %j as an e-mail address with %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});
