import type { BrandVariants } from '@fluentui/react-components';

import { contrast, toHex, toOklch } from './colour.ts';
import { createTokens, type Failure, failures, type Ground, type Overrides, readable } from './gate.ts';
import { tinted } from './identity/neutrals.ts';
import { createStatusTokens } from './identity/status.ts';
import { createRamp } from './ramp.ts';

export type Palette = { ramp: BrandVariants; lightTokens: Overrides; darkTokens: Overrides };

/** Tokens that a theme overrides, each `#rrggbb`. */
export type Own = { light: Overrides; dark: Overrides };

/** Dark enough for white text, and distinguishable from black and from a dark page, for any hue. */
const safeLightness = 0.5;

/**
 * Derives the palette of a brand colour, and lists the pairs with insufficient contrast.
 *
 * @param tint colour whose hue the greys have
 */
export function createPalette(brand: string, own: Own, tint = brand): { palette: Palette; failures: Failure[] } {
  const ramp = createRamp(brand);
  const lightTokens = readable('light', ramp, { ...groundworkOf('light', tint), ...brandOnLight(brand), ...own.light });
  const darkTokens = readable('dark', ramp, { ...groundworkOf('dark', tint), ...brandOnDark(brand), ...own.dark });
  return {
    palette: { ramp, lightTokens, darkTokens },
    failures: [...failures('light', ramp, lightTokens), ...failures('dark', ramp, darkTokens)],
  };
}

/**
 * Returns the nearest brand colour that passes: the same hue, only as much darker (or, if almost black, lighter) as
 * necessary.
 */
export function nearestBrand(brand: string): string {
  const passes = (colour: string) => createPalette(colour, { light: {}, dark: {} }).failures.length === 0;
  return nearest(brand, safeLightness, passes);
}

/** Returns the nearest colour with sufficient contrast to another, or undefined if no lightness suffices. */
export function findNearestColour(colour: string, other: string, ratio: number): string | undefined {
  const passes = (candidate: string) => contrast(candidate, other) >= ratio;
  const away = contrast(other, '#ffffff') > contrast(other, '#000000') ? 1 : 0;
  return passes(toHex({ ...toOklch(colour), l: away })) ? nearest(colour, away, passes) : undefined;
}

/** Searches from `colour`, which fails, towards a lightness that passes. */
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

/** Replacements of Fluent's tokens: greys in the hue of the theme, and status colours. */
const groundworkOf = (ground: Ground, tint: string): Overrides => ({
  ...tinted(createTokens(ground, createRamp(tint), {}), tint),
  ...createStatusTokens(ground),
  colorBackgroundOverlay: veilOf(ground, tint),
});

/** Overlay behind a dialog. Grey would make the page's colours look dirty. */
function veilOf(ground: Ground, tint: string): string {
  const own = toOklch(tint);
  const veil = (l: number) => toHex({ ...own, l, c: Math.min(own.c, 0.06) });
  return ground === 'light' ? `${veil(0.27)}80` : `${veil(0.08)}b0`;
}

/** Gives selected elements and covered amounts a visible background. */
function brandOnLight(brand: string): Overrides {
  const own = toOklch(brand);
  const soft = (l: number) => toHex({ ...own, l, c: own.c * 0.14 });
  return {
    colorBrandBackground2: soft(0.952),
    colorBrandBackground2Hover: soft(0.935),
    colorBrandBackground2Pressed: soft(0.915),
  };
}

/** On a dark page, buttons are bright with dark text: deep ones would not stand out, and white ones would glare. */
function brandOnDark(brand: string): Overrides {
  const own = toOklch(brand);
  const lit = (l: number) => toHex({ ...own, l, c: Math.min(own.c, 0.075) });
  const bright = (l: number) => toHex({ ...own, l, c: own.c * 1.3 });
  return {
    colorBrandBackground: bright(0.8),
    colorBrandBackgroundHover: bright(0.85),
    colorBrandBackgroundPressed: bright(0.7),
    colorBrandBackgroundSelected: bright(0.76),
    colorBrandBackgroundStatic: bright(0.8),
    colorBrandBackground3Static: bright(0.85),
    colorBrandBackground4Static: bright(0.88),
    colorNeutralForegroundOnBrand: toHex({ ...own, l: 0.2, c: own.c * 0.24 }),
    // Links, bars and drawings use the colour of buttons, too.
    colorBrandForegroundLink: bright(0.8),
    colorBrandForegroundLinkHover: bright(0.86),
    colorBrandForegroundLinkPressed: bright(0.74),
    colorBrandForegroundLinkSelected: bright(0.8),
    colorCompoundBrandBackground: bright(0.78),
    colorCompoundBrandBackgroundHover: bright(0.83),
    colorCompoundBrandBackgroundPressed: bright(0.72),
    colorCompoundBrandForeground1: bright(0.8),
    colorCompoundBrandForeground1Hover: bright(0.86),
    colorCompoundBrandForeground1Pressed: bright(0.74),
    colorCompoundBrandStroke: bright(0.78),
    // Selected elements are lighter than their card instead of darker.
    colorBrandBackground2: lit(0.33),
    colorBrandBackground2Hover: lit(0.37),
    colorBrandBackground2Pressed: lit(0.29),
  };
}
