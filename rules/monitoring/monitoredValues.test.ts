import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import owl from '../../themes/owl/config.json' with { type: 'json' };
import { masked } from '../people/masking.ts';
import { exampleValue, readMonitoredValue } from './monitoredValues.ts';

const patterns = owl.monitoredPatterns;
const read = (dataType: string, typed: string) => readMonitoredValue(dataType, typed, patterns);
const runs = { numRuns: 10_000, seed: 4352 };

describe('a value of monitored data', () => {
  it.each([
    ['EMAIL', ' olga@owl.test ', 'olga@owl.test'],
    ['PHONE', '+1 (555) 010-0042', '+15550100042'],
    ['NATIONAL_ID', '123 456 789', '123456789'],
    ['MEDICAL_ID', '123-456-7890', '123-456-7890'],
    ['DRIVING_LICENCE', 'd1234567', 'D1234567'],
    ['PASSPORT', 'x 123 4567', 'X1234567'],
    ['BANK_ACCOUNT', '0012 345', '0012 345'],
    ['IBAN', 'anything at all', 'anything at all'],
    ['UNKNOWN', 'anything at all', 'anything at all'],
  ])('of the type %s is read from “%s”', (dataType, typed, value) => {
    expect(read(dataType, typed)).toEqual({ value });
  });

  it.each([
    ['EMAIL', 'olga', 'validation.inv_email'],
    ['EMAIL', '', 'validation.email'],
    ['PHONE', '555 0100', 'validation.invalidPhoneNumber'],
    ['NATIONAL_ID', '12345678', 'validation.invalidNationalId'],
    ['MEDICAL_ID', '1234567890', 'validation.invalidMedicalId'],
    ['DRIVING_LICENCE', 'D-12', 'validation.invalidDrivingLicence'],
    ['PASSPORT', '12345', 'validation.invalidPassport'],
    ['BANK_ACCOUNT', '  ', 'validation.required'],
    ['IBAN', '', 'validation.required'],
    ['PASSPORT', '', 'validation.required'],
  ])('of the type %s is refused if it is “%s”', (dataType, typed, problem) => {
    expect(read(dataType, typed)).toEqual({ problem });
  });

  it.each([
    ['does not compile', '('],
    ['looks behind or back', '^(a)\\1$'],
    ['is too long', 'a'.repeat(501)],
    ['is empty', ''],
  ])('is taken as it is if the configured pattern %s', (_, pattern) => {
    expect(readMonitoredValue('PASSPORT', 'x', { PASSPORT: pattern })).toEqual({ value: 'x' });
  });

  it('is read in no time with a pattern that would hang other engines', () => {
    const hostile = { PASSPORT: '^(([A-Z]+)+)+$' };

    expect(readMonitoredValue('PASSPORT', `${'A'.repeat(150)}!`, hostile)).toEqual({
      problem: 'validation.invalidPassport',
    });
  });

  it.each(Object.entries(patterns))('of the type %s always fits its pattern, in 10,000 texts', (dataType, pattern) => {
    const own = new RegExp(pattern);
    const text = fc.oneof(fc.stringMatching(own), fc.string({ maxLength: 30 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (typed) => {
        const answer = read(dataType, typed);
        if ('value' in answer) expect(answer.value).toMatch(own);
        else expect(answer.problem).not.toBe('');
      }),
      runs,
    );
  });

  it.each(Object.entries(patterns))('of the type %s is never refused if it fits its pattern', (dataType, pattern) => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(pattern)), (typed) => {
        expect(read(dataType, typed)).toEqual({ value: typed });
      }),
      { ...runs, numRuns: 2_000 },
    );
  });
});

describe('the mask of a value', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...Array.from('abcXYZ0123456789+-. ')),
    minLength: 1,
    maxLength: 40,
  });

  it.each(['BANK_ACCOUNT', 'PHONE', 'NATIONAL_ID', 'PASSPORT', 'DRIVING_LICENCE', 'MEDICAL_ID', 'IBAN', 'NEW_TYPE'])(
    'of the type %s shows the last four characters at most, in 10,000 values',
    (dataType) => {
      fc.assert(
        fc.property(plain, (value) => {
          const shown = masked(dataType, value);
          const visible = value.length > 4 ? value.slice(-4) : '';
          expect(shown).toBe('*'.repeat(value.length - visible.length) + visible);
        }),
        runs,
      );
    },
  );

  it('of an e-mail address shows two characters of the name at most, and the domain, in 10,000 addresses', () => {
    const name = fc.string({
      unit: fc.constantFrom(...Array.from('abcdefgh0123456789.+-_')),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(name, fc.constantFrom('owl.test', 'mail.example.com'), (local, domain) => {
        const visible = local.length > 2 ? 2 : 1;
        const stars = Math.max(1, local.length - visible);
        expect(masked('EMAIL', `${local}@${domain}`)).toBe(`${local.slice(0, visible)}${'*'.repeat(stars)}@${domain}`);
      }),
      runs,
    );
  });

  it.each([
    ['EMAIL', 'olga@owl.test', 'ol**@owl.test'],
    ['PHONE', '+15550100042', '********0042'],
    ['NATIONAL_ID', '123456789', '*****6789'],
    ['CARD', '**** **** **** 4242', '**** **** **** 4242'],
  ])('of the type %s turns %s into %s', (dataType, value, shown) => {
    expect(masked(dataType, value)).toBe(shown);
  });
});

describe('an example of a value', () => {
  it('is shown if the configured pattern takes it', () => {
    expect(exampleValue('NATIONAL_ID', patterns)).toBe('123456789');
    expect(exampleValue('NATIONAL_ID', { NATIONAL_ID: '^[A-Z]{3}$' })).toBe(null);
    expect(exampleValue('IBAN', patterns)).toBe(null);
    expect(exampleValue('constructor', patterns)).toBe(null);
  });
});
