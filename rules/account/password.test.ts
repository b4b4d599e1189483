import { describe, expect, it } from 'vitest';

import { isMet, passwordProblem, passwordProblems, passwordRequirements, specialCharacters } from './password.ts';

describe('a new password', () => {
  it.each([
    ['Harbour-4-Lanterns', null],
    ['Abcdef1!', null],
    ['Ünïcode-4ß', null],
    ['Aa1!🔒🔒🔒🔒', null],
    ['', 'validation.password'],
    ['a b', 'validation.passwordv6'],
    [' Abcdef1!', 'validation.passwordv6'],
    ['Abcdef1!\u00a0', 'validation.passwordv6'],
    ['abc', 'validation.passwordv2'],
    ['abc1', 'validation.passwordv3'],
    ['ABC1', 'validation.passwordv4'],
    ['Abc1', 'validation.passwordv5'],
    ['Abc1€', 'validation.passwordv5'],
    ['Abcde1!', 'validation.passwordv1'],
    ['Aa1!🔒🔒🔒', 'validation.passwordv1'],
  ])('%j is judged by the first requirement that it does not meet: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each('!@#$%^&*()_+-=[]{};:\'",.<>/?|\\~'.split(''))('takes %s for a special character', (sign) => {
    expect(passwordProblem(`Abcdef1${sign}`)).toBe(null);
    expect(specialCharacters.split(' ')).toContain(sign);
  });

  it('is checked off in the order of the specification', () => {
    expect(passwordRequirements).toEqual([
      'validation.passwordv6',
      'validation.passwordv2',
      'validation.passwordv3',
      'validation.passwordv4',
      'validation.passwordv5',
      'validation.passwordv1',
    ]);
    expect(passwordRequirements.filter((requirement) => isMet(requirement, 'Abc1'))).toEqual([
      'validation.passwordv6',
      'validation.passwordv2',
      'validation.passwordv3',
      'validation.passwordv4',
    ]);
    expect(passwordRequirements.filter((requirement) => isMet(requirement, ''))).toEqual([]);
  });
});

describe('a password and its confirmation', () => {
  const match = 'validation.password_match';

  it.each([
    [
      { password: 'Abcdef1!', confirmation: 'Abcdef1!' },
      { password: null, confirmation: null },
    ],
    [
      { password: 'Abcdef1!', confirmation: 'Abcdef1' },
      { password: match, confirmation: match },
    ],
    [
      { password: 'Abcdef1!', confirmation: 'Abcdef1! ' },
      { password: match, confirmation: match },
    ],
    [{ password: 'Abcdef1!' }, { password: null, confirmation: 'validation.confirm_password' }],
    [{}, { password: 'validation.password', confirmation: 'validation.confirm_password' }],
    [
      { password: 'abc', confirmation: 'abd' },
      { password: 'validation.passwordv2', confirmation: match },
    ],
  ])('%j', (typed, problems) => {
    expect(passwordProblems(typed)).toEqual(problems);
  });
});
