import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeDeclarations } from './frameStyle.ts';
import type { DataType } from './kinds.ts';
import { isMasked } from './masks.ts';

describe('a mask', () => {
  it.each<[DataType, string, string]>([
    ['EMAIL', 'olga@owl.test', 'ol**@owl.test'],
    ['EMAIL', 'olga@owl.test', 'o*@owl.test'],
    ['EMAIL', 'ab@owl.test', 'a*@owl.test'],
    ['PASSPORT', 'P12344821', '*****4821'],
    ['PASSPORT', 'P12344821', '*********'],
    ['IBAN', '1234', '****'],
    ['MEDICAL_ID', '415-555-7731', '********7731'],
  ])('hides enough: %s %s as %s', (type, value, displayValue) => {
    expect(isMasked(type, value, displayValue)).toBe(true);
  });

  it.each<[DataType, string, string]>([
    ['EMAIL', 'olga@owl.test', 'olga@owl.test'],
    ['EMAIL', 'olga@owl.test', 'olg*@owl.test'],
    ['EMAIL', 'olga@owl.test', 'ol*a@owl.test'],
    ['EMAIL', 'olga@owl.test', '**ga@owl.test'],
    ['EMAIL', 'ab@owl.test', 'ab*@owl.test'],
    ['EMAIL', 'a@owl.test', 'a@owl.test'],
    ['EMAIL', 'olga@owl.test', 'ol**@other.test'],
    ['EMAIL', 'olga@owl.test', 'ol**@owl.test@olga'],
    ['PASSPORT', 'P12344821', 'P12344821'],
    ['PASSPORT', 'P12344821', '****44821'],
    ['PASSPORT', 'P12344821', 'P***4821'],
    ['PASSPORT', 'P12344821', '4821'],
    ['PASSPORT', 'P12344821', '*****9999'],
    ['PASSPORT', 'P12344821', 'my passport'],
    ['IBAN', '1234', '*234'],
    ['IBAN', '1234', ''],
  ])('hides too little: %s %s as %s', (type, value, displayValue) => {
    expect(isMasked(type, value, displayValue)).toBe(false);
  });

  const alphabet = fc.constantFrom('a', 'b', '1', '2', '-', '*', ' ', '😀');
  const text = (minLength: number) => fc.string({ unit: alphabet, minLength, maxLength: 12 });
  const value = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', '-', '😀'), minLength: 1, maxLength: 12 });
  /** Texts that resemble the value: some of its characters are starred, and some are added. */
  const resembling = (original: string) =>
    fc.oneof(
      text(0),
      fc
        .array(fc.boolean(), { minLength: 12, maxLength: 12 })
        .map((hidden) => [...original].map((character, at) => (hidden[at] ? '*' : character)).join('')),
      fc.nat(12).map((count) => '*'.repeat(count) + [...original].slice(count).join('')),
    );

  it('passes only if it shows at most the last four characters, whatever the display value', () => {
    const passed: string[] = [];
    fc.assert(
      fc.property(
        value.chain((original) => fc.tuple(fc.constant(original), resembling(original))),
        ([original, displayValue]) => {
          if (!isMasked('BANK_ACCOUNT', original, displayValue)) return;
          passed.push(displayValue);
          const visible = [...displayValue.replaceAll('*', '')];
          expect(displayValue.startsWith('*')).toBe(true);
          expect(visible.length).toBeLessThanOrEqual([...original].length > 4 ? 4 : 0);
          expect(original.endsWith(visible.join(''))).toBe(true);
        },
      ),
      { numRuns: 5_000, seed: 4100 },
    );
    expect(passed.length).toBeGreaterThan(100);
  });

  it('passes for an email address only if it shows at most the first two characters', () => {
    const passed: string[] = [];
    fc.assert(
      fc.property(
        value.chain((local) => fc.tuple(fc.constant(local), resembling(local))),
        ([local, displayLocal]) => {
          if (!isMasked('EMAIL', `${local}@owl.test`, `${displayLocal}@owl.test`)) return;
          passed.push(displayLocal);
          const visible = [...displayLocal.replaceAll('*', '')];
          expect(displayLocal.endsWith('*')).toBe(true);
          expect(visible.length).toBeLessThanOrEqual([...local].length > 2 ? 2 : 1);
          expect(local.startsWith(visible.join(''))).toBe(true);
        },
      ),
      { numRuns: 5_000, seed: 4101 },
    );
    expect(passed.length).toBeGreaterThan(100);
  });
});

describe('the style of a card frame', () => {
  it('keeps the properties that the portal’s themes need', () => {
    const css =
      'color: #1b1a19; background-color: rgba(255, 255, 255, 0.5); font-family: "Inter Variable", sans-serif; ' +
      'font-size: 14px; line-height: 20px; border-color: GrayText; border-radius: 4px; color-scheme: light dark';
    expect(safeDeclarations(css)).toBe(`${css};`);
  });

  it.each([
    'position: fixed',
    'background: url(https://evil.example/x)',
    'background-color: url(//evil.example)',
    'color: expression(alert(1))',
    'color: red} body { display: none',
    'font-family: "open',
    "font-family: a', b",
    'font-family: a\\27',
    'color: var(--secret)',
    '@import "x"',
    'color',
    '__proto__: red',
    'constructor: red',
    'font-size: 99999px',
    '</style><script>alert(1)</script>',
  ])('drops %s', (css) => {
    expect(safeDeclarations(css)).toBe('');
  });

  it('never contains a character that ends a declaration, a rule or the style sheet', () => {
    const piece = fc.oneof(
      fc.constantFrom('color', 'font-family', ':', ';', '{', '}', '<', '/*', '*/', '\\', '"', "'", '@', 'url(', '#fff'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const declaration of safeDeclarations(pieces.join('')).split(/; ?/))
          expect(declaration).not.toMatch(/[{}<>@\\*]|url|\/\*/i);
      }),
      { numRuns: 3_000, seed: 4102 },
    );
  });
});
