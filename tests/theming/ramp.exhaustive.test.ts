import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createPalette, nearestBrand } from '#scripts/themes/brand.ts';
import { contrast, toHex, toOklch } from '#scripts/themes/colour.ts';
import { createTokens, failures } from '#scripts/themes/gate.ts';
import { createRamp, steps } from '#scripts/themes/ramp.ts';

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(byte, byte, byte).map((bytes) => `#${bytes.join('')}`);
const own = { light: {}, dark: {} };

const lightnessesOf = (ramp: ReturnType<typeof createRamp>) => steps.map((step) => toOklch(ramp[step]).l);

describe('a colour', () => {
  it('survives the conversion through OKLCH', () => {
    fc.assert(
      fc.property(colour, (hex) => toHex(toOklch(hex)) === hex),
      { numRuns: 500 },
    );
  });

  it('has the contrast of the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#0f6cbd', '#0f6cbd')).toBe(1);
  });
});

describe('the ramp of a brand colour', () => {
  it('has the brand colour at the step of Fluent’s primary button and grows lighter step by step', () => {
    fc.assert(
      fc.property(colour, (brand) => {
        const ramp = createRamp(brand);
        const lightnesses = lightnessesOf(ramp);
        expect(ramp[80]).toBe(brand);
        // Channels have eight bits: rounding may put a step below its neighbour by an invisible amount.
        expect(lightnesses.every((value, at) => at === 0 || value > (lightnesses[at - 1] ?? 0) - 0.003)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hue in every step', () => {
    const turned = steps.map((step) => {
      const [hue = 0, brands = 0] = [createRamp('#0a66b0')[step], '#0a66b0'].map((hex) => toOklch(hex).h);
      return Math.abs(hue - brands);
    });
    expect(Math.max(...turned)).toBeLessThan(6);
  });
});

describe('the contrast gate', () => {
  it('accepts a brand colour with every pair, light and dark, or suggests one that passes', () => {
    fc.assert(
      fc.property(colour, (brand) => {
        const { palette, failures: found } = createPalette(brand, own);
        if (found.length === 0) {
          expect(failures('light', palette.ramp, palette.lightTokens)).toEqual([]);
          expect(failures('dark', palette.ramp, palette.darkTokens)).toEqual([]);
          const lightnesses = lightnessesOf(palette.ramp);
          expect(lightnesses).toEqual([...lightnesses].sort((one, other) => one - other));
          return;
        }
        expect(found.every(({ ratio, needed }) => ratio < needed)).toBe(true);
        expect(createPalette(nearestBrand(brand), own).failures).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('suggests the nearest colour: one step closer would be refused', () => {
    for (const brand of ['#ffcc00', '#00ff00', '#ff0000', '#000000', '#ffffff']) {
      const [asked, nearest] = [toOklch(brand), toOklch(nearestBrand(brand))];
      const closer = toHex({ ...nearest, l: nearest.l + (asked.l - nearest.l) * 0.08 });
      expect(createPalette(closer, own).failures, brand).not.toEqual([]);
    }
  });

  it('replaces Fluent’s step if that is not readable', () => {
    const { palette } = createPalette('#767676', own);
    const usual = createTokens('light', palette.ramp, {});
    expect(contrast(usual.colorBrandForeground1, usual.colorNeutralBackground1Selected)).toBeLessThan(4.5);
    expect(palette.lightTokens.colorBrandForeground1).toBe(palette.ramp[70]);
  });

  it('lightens the buttons of a deep brand colour on a dark page', () => {
    const { palette } = createPalette('#0b1f3a', own);
    const [usual, lifted] = [
      createTokens('dark', palette.ramp, {}),
      createTokens('dark', palette.ramp, palette.darkTokens),
    ];
    expect(contrast(usual.colorBrandBackground, usual.colorNeutralBackground1)).toBeLessThan(1.2);
    expect(contrast(lifted.colorBrandBackground, lifted.colorNeutralBackground1)).toBeGreaterThan(1.5);
    expect(contrast(lifted.colorBrandBackgroundHover, lifted.colorNeutralForegroundOnBrand)).toBeGreaterThan(4.5);
  });

  it('does not change status colours with the brand', () => {
    const status = (brand: string) => {
      const { palette } = createPalette(brand, own);
      const tokens = Object.entries(createTokens('dark', palette.ramp, palette.darkTokens));
      return tokens.filter(([token]) => /Status|Palette/.test(token));
    };
    expect(status('#a0522d')).toEqual(status('#0a66b0'));
  });
});
