import type { Theme } from '@fluentui/react-components';

import { contrast, toHex, toOklch } from '../colour.ts';

const isGrey = /^#([0-9a-f]{2})\1\1$/i;
const neutral = /^color(Neutral|Subtle|Transparent|Stroke|BackgroundOverlay)/;

/**
 * Factors for the lightness of dark pages and cards: tinted greys at Fluent's lightness look hazy. A panel inside a
 * card is less deep.
 */
const nightly = 0.84;
const sunken = { light: 0.99, dark: 0.87 };
/**
 * Factors that bring secondary text, and edges of filled or selected elements, closer to their background than
 * Fluent's.
 */
const softer: Record<string, { light: number; dark: number }> = {
  colorNeutralForeground2: { light: 1.17, dark: 0.93 },
  colorNeutralStrokeAccessible: { light: 1.15, dark: 0.88 },
};
/** Keeps disabled controls lighter than their card in dark mode, so that they do not look like holes. */
const off = 1.4;

/**
 * Tints Fluent's greys at the same perceived and WCAG lightness, so that contrasts hold. Exceptions are the deeper
 * backgrounds of dark pages and softened tokens. White and black stay.
 */
export function tinted(tokens: Theme, tint: string): Record<string, string> {
  const { c, h = 0 } = toOklch(tint);
  const strength = Math.min(1, c / 0.08);
  const entries = Object.entries(tokens).filter(([token, value]) => neutral.test(token) && isGrey.test(String(value)));
  const isDark = toOklch(tokens.colorNeutralBackground1).l < 0.5;
  const depthOf = (token: string) => {
    const soft = softer[token];
    if (soft) return soft[isDark ? 'dark' : 'light'];
    if (isDark && token === 'colorNeutralBackgroundDisabled') return off;
    if (token.startsWith('colorNeutralBackground2')) return sunken[isDark ? 'dark' : 'light'];
    return isDark && token.startsWith('colorNeutralBackground') ? nightly : 1;
  };
  const coloured = entries.map(
    ([token, value]) => [token, inHue(deepened(String(value), depthOf(token)), strength, h)] as const,
  );
  return Object.fromEntries(coloured.filter(([, value]) => !/^#(f{6}|0{6})$/i.test(value)));
}

function deepened(grey: string, depth: number): string {
  const own = toOklch(grey);
  return depth === 1 ? grey : toHex({ ...own, l: own.l * depth });
}

/** Darker greys get more chroma. */
function inHue(grey: string, strength: number, h: number): string {
  const { l } = toOklch(grey);
  if (l > 0.995 || l < 0.01) return grey;
  const c = strength * (0.011 + 0.055 * (1 - l));
  const wanted = contrast(grey, '#ffffff');
  const coloured = (lightness: number) => toHex({ mode: 'oklch', l: lightness, c, h });
  const [low, high] = around(l, (lightness) => contrast(coloured(lightness), '#ffffff') > wanted);
  // Corrects rounding by making light colours lighter and dark ones darker.
  return coloured(l > 0.8 ? high + roundedBy : low - roundedBy);
}

const roundedBy = 0.002;

/** Returns two nearly equal lightnesses, between which a colour stops being too dark. */
function around(l: number, isTooDark: (lightness: number) => boolean): [number, number] {
  let [low, high] = [Math.max(0, l - 0.1), Math.min(1, l + 0.1)];
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (isTooDark(middle)) low = middle;
    else high = middle;
  }
  return [low, high];
}
