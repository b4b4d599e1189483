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
/** Far less than a step of a channel: what rounding alone put beyond a screen is not made greyer for it. */
const unseen = 0.0001;

/** `#rrggbb` → OKLCH: lightness (0–1), chroma from grey on, and hue as people see them. */
export function toOklch(hex: string): Oklch {
  const colour = oklchOf(parseHex(hex));
  if (!colour) throw new Error(`${hex} is no colour`);
  return colour;
}

/** OKLCH → `#rrggbb`, as colourful as a screen can show at that lightness. */
export function toHex(colour: Oklch): string {
  const clipped = clampRgb(colour);
  return formatHex(distance(colour, clipped) < unseen ? clipped : clampChroma(colour, 'oklch'));
}

/** WCAG 2 contrast ratio of two `#rrggbb`, 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;
