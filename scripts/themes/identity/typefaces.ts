import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createFontStack } from '@capsizecss/core';

import type { ThemeConfig } from '#schema/theme.ts';

type Metrics = Parameters<typeof createFontStack>[0][number];
type Family = Metrics & { familyName: string; package: string; weight: string };
type Face = ThemeConfig['config']['faces'][number];

/** Pairs of a display and a text typeface. `system` uses the device's. */
export const typefaces = ['system', 'friendly', 'literary', 'earthy', 'technical', 'signage'] as const;
export type Typeface = (typeof typefaces)[number];

/** Metrics of the regular weight, as measured by https://github.com/seek-oss/capsize. */
const families = {
  outfit: family('Outfit', 'outfit', '100 900', [1000, -260, 445, 694, 475, 1000]),
  figtree: family('Figtree', 'figtree', '300 900', [950, -250, 449, 700, 500, 1000]),
  newsreader: family('Newsreader', 'newsreader', '200 800', [1470, -530, 857, 1340, 852, 2000]),
  hanken: family('Hanken Grotesk', 'hanken-grotesk', '100 900', [1000, -303, 450, 697, 493, 1000]),
  bitter: family('Bitter', 'bitter', '100 900', [935, -265, 465, 698, 528, 1000]),
  sourceSans: family('Source Sans 3', 'source-sans-3', '200 900', [1024, -400, 418, 660, 486, 1000]),
  spaceGrotesk: family('Space Grotesk', 'space-grotesk', '300 700', [984, -292, 489, 700, 486, 1000]),
  inter: family('Inter', 'inter', '100 900', [1984, -494, 978, 1490, 1118, 2048]),
  overpass: family('Overpass', 'overpass', '100 900', [1766, -766, 898, 1400, 1022, 2000]),
};

type StandIn = {
  metrics: Metrics;
  /** Names under which devices have a typeface of these widths. */
  local: readonly string[];
};

/** Device fonts by frequency: desktops, Android phones, then Linux without Microsoft-compatible fonts. */
const sans: readonly StandIn[] = [
  {
    metrics: metrics('Arial', [1854, -434, 913, 1467, 1062, 2048]),
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
  },
  { metrics: metrics('Roboto', [1900, -500, 911, 1456, 1082, 2048]), local: ['Roboto', 'Roboto Regular'] },
  { metrics: metrics('DejaVu Sans', [1901, -483, 1041, 1493, 1120, 2048]), local: ['DejaVu Sans'] },
];
const serif: readonly StandIn[] = [
  { metrics: metrics('Georgia', [1878, -449, 913, 1419, 986, 2048]), local: ['Georgia', 'Gelasio'] },
  { metrics: metrics('Noto Serif', [1069, -293, 481, 714, 536, 1000]), local: ['Noto Serif', 'NotoSerif'] },
  { metrics: metrics('DejaVu Serif', [1901, -483, 1058, 1493, 1063, 2048]), local: ['DejaVu Serif'] },
];

type Pair = {
  display: Family;
  text: Family;
  instead: readonly StandIn[];
  weight: number;
  tracking: string;
  labels: 'sentence' | 'capitals';
};

const pairs: Record<Exclude<Typeface, 'system'>, Pair> = {
  friendly: {
    display: families.outfit,
    text: families.figtree,
    instead: sans,
    weight: 600,
    tracking: '-0.02em',
    labels: 'sentence',
  },
  literary: {
    display: families.newsreader,
    text: families.hanken,
    instead: serif,
    weight: 480,
    tracking: '-0.01em',
    labels: 'capitals',
  },
  earthy: {
    display: families.bitter,
    text: families.sourceSans,
    instead: serif,
    weight: 600,
    tracking: '-0.01em',
    labels: 'sentence',
  },
  technical: {
    display: families.spaceGrotesk,
    text: families.inter,
    instead: sans,
    weight: 600,
    tracking: '-0.02em',
    labels: 'sentence',
  },
  signage: {
    display: families.overpass,
    text: families.overpass,
    instead: sans,
    weight: 700,
    tracking: '-0.01em',
    labels: 'capitals',
  },
};

export type Type = {
  tokens: {
    fontFamilyDisplay: string;
    fontWeightDisplay: string;
    letterSpacingDisplay: string;
    wordSpacingDisplay: string;
    letterSpacingLabel: string;
    textTransformLabel: string;
  };
  /** CSS font-family list of text. */
  font: string;
  faces: (Omit<Face, 'source'> & { source: { local: string } | { file: string } })[];
};

/**
 * Returns the typefaces of a theme, with local stand-ins of the same metrics, so that nothing moves when they load.
 *
 * @param font family list for devices without either
 */
export function createType(typeface: Typeface, font: string): Type {
  if (typeface === 'system') return { tokens: displayTokens(font, 600, '-0.01em', 'sentence'), font, faces: [] };
  const { display, text, instead, weight, tracking, labels } = pairs[typeface];
  return {
    tokens: displayTokens(listOf(display, instead, font), weight, tracking, labels),
    font: listOf(text, sans, font),
    faces: (display === text ? [text] : [display, text]).flatMap((each) => [
      ...standInsOf(each, each === display ? instead : sans),
      ...loaded(each),
    ]),
  };
}

function displayTokens(list: string, weight: number, tracking: string, labels: Pair['labels']): Type['tokens'] {
  return {
    fontFamilyDisplay: list,
    fontWeightDisplay: String(weight),
    letterSpacingDisplay: tracking,
    // Compensates between words for the tracking inside them.
    wordSpacingDisplay: '0.08em',
    letterSpacingLabel: labels === 'capitals' ? '0.08em' : '0',
    textTransformLabel: labels === 'capitals' ? 'uppercase' : 'none',
  };
}

const nameOf = ({ familyName }: Family) => `${familyName} Portal`;
const standInOf = ({ familyName }: Family, index: number) => `${familyName} Stand-in ${index + 1}`;
const listOf = (face: Family, instead: readonly StandIn[], font: string) =>
  [nameOf(face), ...instead.map((_, index) => standInOf(face, index))].map((name) => `'${name}', `).join('') + font;

const standInsOf = (face: Family, instead: readonly StandIn[]): Type['faces'] =>
  instead.map(({ metrics: measured, local }, index) => {
    const { fontFaces } = createFontStack([face, measured], { fontFaceFormat: 'styleObject' });
    const [rule] = fontFaces;
    if (!rule) throw new Error(`${face.familyName} has nothing to stand in for it`);
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = rule['@font-face'];
    const known = Object.entries({ ascentOverride, descentOverride, lineGapOverride, sizeAdjust });
    return {
      family: standInOf(face, index),
      source: { local: local.map((name) => `local('${name}')`).join(',') },
      descriptors: Object.fromEntries(known.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    };
  });

const require = createRequire(import.meta.url);

/** Loads Western European letters, and Eastern European ones only if they occur. */
function loaded(face: Family): Type['faces'] {
  const folder = dirname(require.resolve(`@fontsource-variable/${face.package}/package.json`));
  const ranges = require(`@fontsource-variable/${face.package}/unicode.json`) as Record<string, string>;
  return ['latin', 'latin-ext'].map((subset) => ({
    family: nameOf(face),
    source: { file: join(folder, 'files', `${face.package}-${subset}-wght-normal.woff2`) },
    descriptors: { weight: face.weight, display: 'swap', unicodeRange: ranges[subset] ?? 'U+0-10FFFF' },
  }));
}

type Measures = [ascent: number, descent: number, width: number, capitals: number, x: number, unitsPerEm: number];

function metrics(familyName: string, [ascent, descent, xWidthAvg, capHeight, xHeight, unitsPerEm]: Measures): Metrics {
  return { familyName, ascent, descent, lineGap: 0, unitsPerEm, xWidthAvg, capHeight, xHeight } as Metrics;
}

function family(familyName: string, name: string, weight: string, measures: Measures): Family {
  return { ...metrics(familyName, measures), familyName, package: name, weight };
}
