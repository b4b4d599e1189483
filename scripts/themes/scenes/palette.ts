import type { Oklch } from 'culori';

import { toHex, toOklch } from '../colour.ts';

export type ScenePalette = {
  /** Sky from top to horizon. */
  air1: string;
  air2: string;
  /** Page background, which the drawing fades into. */
  ground: string;
  sun: string;
  cloud: string;
  far: string;
  mid: string;
  near: string;
  /** Moving things: a trail, a train. */
  line: string;
  /** Windows, stars. */
  lit: string;
  /** Text on the sky. */
  foreground: string;
};

export type Sources = { brand: string; tint: string; ground: string };
type Stop = [lightness: number, chroma: number];
type Stops = Record<'air1' | 'air2' | 'cloud' | 'far' | 'mid' | 'near' | 'line', Stop>;

const day: Stops = {
  air1: [0.895, 0.05],
  air2: [0.972, 0.012],
  cloud: [1, 0],
  far: [0.86, 0.066],
  mid: [0.79, 0.096],
  near: [0.7, 0.135],
  line: [0.58, 0.17],
};
const night: Stops = {
  air1: [0.27, 0.065],
  air2: [0.21, 0.04],
  cloud: [0.39, 0.075],
  far: [0.315, 0.07],
  mid: [0.37, 0.085],
  near: [0.43, 0.1],
  line: [0.78, 0.13],
};
/** Colours in the hue of the tint, except water and trails, which have the brand's. */
const dusk: Stops = {
  ...night,
  air1: [0.28, 0.075],
  air2: [0.5, 0.12],
  far: [0.42, 0.105],
  mid: [0.31, 0.085],
  near: [0.36, 0.06],
};
const midnight: Stops = {
  ...dusk,
  air1: [0.16, 0.03],
  air2: [0.32, 0.09],
  far: [0.35, 0.09],
  mid: [0.26, 0.075],
  near: [0.315, 0.042],
};

/** Returns landscape colours in the hue of a brand. */
export function byDay({ brand, ground }: Sources, isDark: boolean): ScenePalette {
  const stops = isDark ? night : day;
  return {
    ...coloured(stops, () => brand),
    ground,
    sun: isDark ? '#f6dfae' : '#ffd58a',
    lit: isDark ? '#ffe2a3' : '#ffffff',
    foreground: toHex({ ...toOklch(brand), ...(isDark ? { l: 0.965, c: 0.012 } : { l: 0.25, c: 0.055 }) }),
  };
}

/** Returns two-hued colours: evening in a light portal, night in a dark one. */
export function byNight({ brand, tint, ground }: Sources, isDark: boolean): ScenePalette {
  const stops = isDark ? midnight : dusk;
  return {
    ...coloured(stops, (part) => (part === 'near' || part === 'line' ? brand : tint)),
    ground,
    sun: '#f0e6d2',
    lit: '#f8cf8a',
    foreground: toHex({ ...toOklch(tint), l: 0.97, c: 0.012 }),
  };
}

function coloured(stops: Stops, hueOf: (part: keyof Stops) => string): Record<keyof Stops, string> {
  const entries = (Object.entries(stops) as [keyof Stops, Stop][]).map(([part, [l, c]]) => {
    const own = asSeen(toOklch(hueOf(part)), l);
    // A grey brand gets grey hills.
    return [part, l === 1 ? '#ffffff' : toHex({ ...own, l, c: Math.min(c, own.c) })];
  });
  return Object.fromEntries(entries);
}

/** Hue range in which lighter blue looks violet, and the correction in degrees. */
const blue = { h: 262, around: 28, towardsCyan: 11 };

/** Adjusts the hue so that it is perceived as the same at another lightness. */
function asSeen(colour: Oklch, lightness: number): Oklch {
  const { h } = colour;
  if (h === undefined || lightness < 0.5) return colour;
  return { ...colour, h: h - blue.towardsCyan * Math.max(0, 1 - Math.abs(h - blue.h) / blue.around) };
}
