import type { BrandVariants } from '@fluentui/react-components';

import { toHex, toOklch } from './colour.ts';

export const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;
export type Step = keyof BrandVariants;

type Shape = {
  /** Share of the brand colour's chroma. */
  chroma: number;
  /** Up to step 80, the brand colour: a share of its lightness. Above: an absolute lightness. */
  lightness: number;
};

/**
 * Measured from Fluent's web ramp, except for 90 to 120: on a dark page these are links and ticks, for which Fluent's
 * are too dark.
 */
const shapes: Record<Step, Shape> = {
  10: { lightness: 0.375, chroma: 0.24 },
  20: { lightness: 0.47, chroma: 0.34 },
  30: { lightness: 0.555, chroma: 0.44 },
  40: { lightness: 0.648, chroma: 0.53 },
  50: { lightness: 0.738, chroma: 0.65 },
  60: { lightness: 0.829, chroma: 0.76 },
  70: { lightness: 0.905, chroma: 0.88 },
  80: { lightness: 1, chroma: 1 },
  90: { lightness: 0.67, chroma: 1 },
  100: { lightness: 0.735, chroma: 0.94 },
  110: { lightness: 0.77, chroma: 0.84 },
  120: { lightness: 0.805, chroma: 0.72 },
  130: { lightness: 0.845, chroma: 0.56 },
  140: { lightness: 0.885, chroma: 0.4 },
  150: { lightness: 0.925, chroma: 0.25 },
  160: { lightness: 0.965, chroma: 0.11 },
};

/** Returns Fluent's sixteen steps for `#rrggbb`, darkest first, with the colour itself as step 80. */
export function createRamp(brand: string): BrandVariants {
  const own = toOklch(brand);
  const entries = steps.map((step) => {
    const shape = shapes[step];
    const steady = step <= 80 ? own.l * shape.lightness : Math.max(shape.lightness, above(own.l, step));
    return [step, step === 80 ? brand.toLowerCase() : toHex({ ...own, l: steady, c: own.c * shape.chroma })];
  });
  return Object.fromEntries(entries) as BrandVariants;
}

/** Interpolates from the brand colour to white, so that steps stay distinct for a light brand colour. */
function above(lightness: number, step: Step): number {
  return lightness + (1 - lightness) * ((step - 80) / 90);
}
