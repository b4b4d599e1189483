import {
  clampChroma,
  clampRgb,
  converter,
  differenceEuclidean,
  formatHex,
  type Oklch,
  parseHex,
  wcagContrast,
} from 'culori';

const oklchOf = converter('oklch');
const distance = differenceEuclidean('rgb');
/** Far less than a step of a channel, so that a colour outside the gamut by rounding alone is not desaturated. */
const unseen = 0.0001;

/** Converts `#rrggbb` to OKLCH: lightness (0–1), chroma (0 for grey) and perceptual hue. */
export function toOklch(hex: string): Oklch {
  const colour = oklchOf(parseHex(hex));
  if (!colour) throw new Error(`${hex} is no colour`);
  return colour;
}

/** Converts OKLCH to `#rrggbb`, reducing the chroma to what sRGB can show at that lightness. */
export function toHex(colour: Oklch): string {
  const clipped = clampRgb(colour);
  return formatHex(distance(colour, clipped) < unseen ? clipped : clampChroma(colour, 'oklch'));
}

export const contrast: (one: string, other: string) => number = wcagContrast;
