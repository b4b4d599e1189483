import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { masked } from '#rules/people/masking.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';
import { checkMask } from './masks.ts';

const check = (type: string, value: string, displayValue: string) => () =>
  checkMask({ type, item: { displayName: 'Mine', value, displayValue, token: 'No' } });

describe('the mask of a new item', () => {
  it.each([
    ['EMAIL', 'olga@owl.test', 'olga@owl.test'],
    ['EMAIL', 'olga@owl.test', 'olg*@owl.test'],
    ['EMAIL', 'ab@owl.test', 'ab*@owl.test'],
    ['EMAIL', 'olga@owl.test', 'ol**@other.test'],
    ['PASSPORT', 'P12344821', 'P12344821'],
    ['PASSPORT', 'P12344821', '****44821'],
    ['PASSPORT', 'P12344821', 'P***4821'],
    ['IBAN', '1234', '*234'],
    ['NEW_TYPE', 'secret', ''],
    ['CARD', '**** **** **** 4242', '4242 4242 4242 4242'],
    ['OTHER_CARD', '**** **** **** 4242', '**** **** ***2 4242'],
    ['CARD', '4242424242424242', '**** **** **** 4242'],
    ['CARD', '４２４２４２４２４２４２４２４２', '４２４２４２４２４２４２４２４２'],
    ['CARD', '42** **** **** **42', '42** **** **** **42'],
  ])('is refused if it reveals too much: %s %s as %s', (type, value, displayValue) => {
    expect(check(type, value, displayValue)).toThrow('reveals more');
  });

  it('passes as the portal makes it, in 10,000 values', () => {
    const type = fc.constantFrom('EMAIL', 'PHONE', 'PASSPORT', 'IBAN', 'NEW_TYPE');
    const value = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ0123+-. 😀')), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(type, value, (dataType, text) => {
        const typed = dataType === 'EMAIL' ? `${text}@owl.test` : text;
        expect(check(dataType, typed, masked(dataType, typed))).not.toThrow();
      }),
      { numRuns: 10_000, seed: 4352 },
    );
  });
});

it('passes a masked card', () => {
  expect(check('CARD', '**** **** **** 4242', '**** **** **** 4242')).not.toThrow();
});

describe('a new item whose mask reveals its value', () => {
  let portal: Stage;
  beforeAll(async () => {
    portal = await stage();
  });
  afterAll(() => portal.close());

  it('does not reach the insurer', async () => {
    const item = { displayName: 'Passport', value: 'P12344821', displayValue: 'P12344821', token: 'No' };

    const { errors } = await portal.run('AddMonitored', { id: randomUUID(), type: 'PASSPORT', item });

    expect(errors?.[0]?.extensions).toMatchObject({
      status: 400,
      code: 'FAILED_VALIDATION',
      fields: { displayValue: 'invalid' },
    });
    expect(portal.insurer.asked).toEqual([]);
  });
});
