import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { masked, maskedIdentifier } from './masking.ts';

describe('a monitored value', () => {
  it.each([
    ['EMAIL', 'alice@sky.test', 'al***@sky.test'],
    ['EMAIL', 'bob@sky.test', 'bo*@sky.test'],
    ['EMAIL', 'jo@sky.test', 'j*@sky.test'],
    ['EMAIL', 'x@sky.test', 'x*@sky.test'],
    ['EMAIL', '"a@b"@sky.test', '"a***@sky.test'],
    ['EMAIL', 'no address', '******ress'],
    ['EMAIL', '@sky.test', '*****test'],
    ['PASSPORT', 'X1234567', '****4567'],
    ['IBAN', '12345', '*2345'],
    ['PHONE', '1234', '****'],
    ['NATIONAL_ID', '', ''],
    ['MEDICAL_ID', '👩‍⚕️', '****'],
    ['CARD', '•••• 4242', '•••• 4242'],
    ['OTHER_CARD', '•••• 1111', '•••• 1111'],
  ])('of type %s: %j is shown as %j', (dataType, value, shown) => {
    expect(masked(dataType, value)).toBe(shown);
  });

  it('never shows more than its last four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const shown = [...masked('PASSPORT', value)];
        const characters = [...value];

        expect(shown).toHaveLength(characters.length);
        expect(shown.slice(0, -4).every((character) => character === '*')).toBe(true);
        expect(shown.at(0)).toBe('*');
      }),
    );
  });

  it('never shows the whole of an e-mail name', () => {
    fc.assert(
      fc.property(fc.emailAddress().filter(withoutStars), (address) => {
        const [local, domain] = [address.slice(0, address.lastIndexOf('@')), address.slice(address.lastIndexOf('@'))];
        const shown = masked('EMAIL', address);

        expect(shown.endsWith(`*${domain}`)).toBe(true);
        expect(shown.slice(0, 2).replace('*', '')).toBe(local.slice(0, local.length > 2 ? 2 : 1));
      }),
    );
  });
});

it('shows the destination of a code without revealing it', () => {
  expect(maskedIdentifier('anna@sky.test')).toBe('an**@sky.test');
  expect(maskedIdentifier('+34600111222')).toBe('********1222');
});

const withoutStars = (address: string) => !address.includes('*');
