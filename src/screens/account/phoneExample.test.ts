import { expect, it } from 'vitest';

import { parsePhone } from '#rules/people/phone.ts';

import { phoneExample } from './phoneExample.ts';

it.each(['CN', 'DE', 'ES', 'FR', 'GB', 'IT', 'MX', 'PT', 'TR', 'US'])(
  'gives an example from %s in the format of its numbers',
  (country) => {
    const example = phoneExample(country);

    expect(parsePhone(example, country)?.shown).toBe(example);
    expect(phoneExample(country) === phoneExample('US')).toBe(country === 'US');
  },
);

it.each([
  ['DE', '01512 3456789', '+4915123456789'],
  ['IT', '312 345 6789', '+393123456789'],
  ['PT', '912 345 678', '+351912345678'],
  ['TR', '0501 234 56 78', '+905012345678'],
  ['MX', '222 123 4567', '+522221234567'],
  ['CN', '131 2345 6789', '+8613123456789'],
])('reads a number of %s without its code', (country, typed, number) => {
  expect(parsePhone(typed, country)?.number).toBe(number);
});
