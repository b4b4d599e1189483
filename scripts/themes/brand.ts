import type { BrandVariants } from '@fluentui/react-components';

import { contrast, toHex, toOklch } from './colour.ts';
import { type Failure, failures, type Overrides, readable, tokensOf } from './gate.ts';
import { rampOf } from './ramp.ts';

export type Palette = { ramp: BrandVariants; lightTokens: Overrides; darkTokens: Overrides };

/** Tokens that a theme gives colours of its own, each `#rrggbb`. */
export type Own = { light: Overrides; dark: Overrides };

/** Dark enough for white text, light enough to be told from black and from a dark page, whatever the hue. */
const safeLightness = 0.5;

/** Everything that follows from one brand colour, and what of it cannot be made out. */
export function paletteOf(brand: string, own: Own): { palette: Palette; failures: Failure[] } {
  const ramp = rampOf(brand);
  const lightTokens = readable('light', ramp, own.light);
  const darkTokens = readable('dark', ramp, { ...buttonsOnDark(brand, own.dark), ...own.dark });
  return {
    palette: { ramp, lightTokens, darkTokens },
    failures: [...failures('light', ramp, lightTokens), ...failures('dark', ramp, darkTokens)],
  };
}

/**
 * The colour nearest to a refused brand colour that passes: the same hue, only as much darker (or, for one that is almost
 * black, lighter) as it must be.
 */
export function nearestBrand(brand: string): string {
  const passes = (colour: string) => paletteOf(colour, { light: {}, dark: {} }).failures.length === 0;
  return nearest(brand, safeLightness, passes);
}

/** The colour nearest to one that cannot be made out on another, and can; undefined where no lightness would do. */
export function nearestOn(colour: string, other: string, ratio: number): string | undefined {
  const passes = (candidate: string) => contrast(candidate, other) >= ratio;
  const away = contrast(other, '#ffffff') > contrast(other, '#000000') ? 1 : 0;
  return passes(toHex({ ...toOklch(colour), l: away })) ? nearest(colour, away, passes) : undefined;
}

/** From `colour`, which does not pass, towards a lightness at which it does. */
function nearest(colour: string, towards: number, passes: (colour: string) => boolean): string {
  const from = toOklch(colour);
  let [refused, passed] = [from.l, towards];
  while (Math.abs(refused - passed) > 0.001) {
    const middle = (refused + passed) / 2;
    if (passes(toHex({ ...from, l: middle }))) passed = middle;
    else refused = middle;
  }
  return toHex({ ...from, l: passed });
}

/** A deep brand colour's buttons would drown in a dark page: there they are those of a lighter colour of the same hue. */
function buttonsOnDark(brand: string, own: Overrides): Overrides {
  const { colorBrandBackground, colorNeutralBackground1 } = tokensOf('dark', rampOf(brand), own);
  if (contrast(colorBrandBackground, colorNeutralBackground1) >= 1.5) return {};
  const lighter = rampOf(toHex({ ...toOklch(brand), l: safeLightness }));
  return {
    colorBrandBackground: lighter[70],
    colorBrandBackgroundHover: lighter[80],
    colorBrandBackgroundPressed: lighter[40],
    colorBrandBackgroundSelected: lighter[60],
    colorBrandBackgroundStatic: lighter[80],
  };
}
