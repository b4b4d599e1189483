import { describe, expect, it } from 'vitest';

import { askedField } from '#tests/kit/areas/askedField.ts';

import { type AskedField, enteredValue, initialFields, payoutFieldProblem } from './fields.ts';

const field = (more: Partial<AskedField> = {}) => askedField('routing', 'Bank', { isRequired: false, ...more });
const choices = [
  { key: 'PERSON', name: 'A person' },
  { key: 'BUSINESS', name: 'A business' },
];

describe('the value of a field', () => {
  it.each([
    [{ key: 'sortCode' }, '12-34-56', '123456'],
    [{ key: 'accountNumber' }, ' 1234\u00a05678 ', '12345678'],
    [{ key: 'sortCode', pattern: '^\\d{2}-\\d{2}-\\d{2}$' }, '12\u201134\u201156', '12-34-56'],
    [{ pattern: '^\\d{9}$' }, '011 000 011', '011000011'],
    [{ pattern: '^\\d{9}$' }, '011 000', '011 000'],
    [{ key: 'city' }, ' New\u00a0York ', 'New York'],
    [{ key: 'accountType', kind: 'select' }, 'CHECKING ACCOUNT', 'CHECKING ACCOUNT'],
  ] as const)('of %j is sent without separators that its pattern does not allow: %j', (more, value, sent) => {
    expect(enteredValue(field(more), value)).toBe(sent);
  });

  it('is checked in the form in which it is sent', () => {
    expect(payoutFieldProblem(field({ key: 'sortCode', pattern: '^\\d{6}$' }), '12-34-56')).toBeUndefined();
  });
});

describe('a field of a provider', () => {
  it.each([
    ['may be left empty', {}, ' ', undefined],
    ['is required where the provider says so', { isRequired: true }, ' ', 'validation.required'],
    ['is an e-mail address that is missing', { key: 'email', kind: 'email' }, '', 'validation.email'],
    ['is an e-mail address that is none', { key: 'contact', kind: 'email' }, 'a@b', 'validation.inv_email'],
    ['is an e-mail address by its key', { key: 'email' }, 'anna', 'validation.inv_email'],
    ['is an e-mail address with spaces', { kind: 'email' }, 'to anna@sky.test', 'validation.email_no_spaces'],
    ['is an e-mail address', { key: 'email', kind: 'email' }, ' anna@sky.test ', undefined],
    ['is unlike its pattern', { pattern: '^\\d{9}$' }, '12', 'validation.invalid'],
    ['is like its pattern', { pattern: '^\\d{9}$' }, ' 011000011 ', undefined],
    ['is none of its choices', { kind: 'radio', choices }, 'PRIVATE', 'validation.invalid'],
    ['is none of those of a list', { kind: 'select', choices }, 'PRIVATE', 'validation.invalid'],
    ['is one of its choices', { kind: 'select', choices }, 'BUSINESS', undefined],
    ['is read only, and right as it is', { isReadOnly: true, isRequired: true, pattern: '^\\d$' }, '', undefined],
  ] as const)('%s', (_what, more, value, problem) => {
    expect(payoutFieldProblem(field(more), value)).toBe(problem);
  });

  it.each(['legalType', 'institutionNumber', 'transitNumber', 'accountNumber', 'accountType', 'sortCode'])(
    'is always required if it is the %s of an account',
    (key) => {
      expect(payoutFieldProblem(field({ key }), '')).toBe('validation.required');
    },
  );

  it('is required only by the name that the account gives it', () => {
    expect(payoutFieldProblem(field({ key: 'email' }), '', [])).toBeUndefined();
  });

  it("starts with the known value, or with the provider's default", () => {
    const fields = [
      field({ initially: 'A' }),
      field({ key: 'country', initially: 'GB', isReadOnly: true }),
      field({ key: 'city' }),
    ];
    expect(initialFields(fields)).toEqual({ routing: 'A', country: 'GB', city: '' });
    expect(initialFields(fields, { routing: 'B', country: 'US', other: 'x' })).toEqual({
      routing: 'B',
      country: 'GB',
      city: '',
    });
  });
});
