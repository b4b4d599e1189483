import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/tokens';

import { contrast } from './colour.ts';
import { brandPairs, fixedPairs, type Pair, type Token } from './pairs.ts';
import { type Step, steps } from './ramp.ts';

export type Ground = 'light' | 'dark';
/** Fluent tokens that a theme overrides, each as `#rrggbb`. */
export type Overrides = Record<string, string>;
export type Failure = {
  ground: Ground;
  token: Token;
  on: Token;
  colours: [string, string];
  ratio: number;
  needed: number;
};

const markers = Object.fromEntries(steps.map((step) => [step, `step ${step}`])) as unknown as BrandVariants;
const marked = { light: createLightTheme(markers), dark: createDarkTheme(markers) };
/** Step of the ramp that Fluent uses for each token. Computed once, because creating a theme takes milliseconds. */
const stepOf = { light: stepsIn(marked.light), dark: stepsIn(marked.dark) };

export function createTokens(ground: Ground, ramp: BrandVariants, overrides: Overrides): Theme {
  const fromRamp = [...stepOf[ground]].map(([token, step]) => [token, ramp[step]]);
  return { ...marked[ground], ...Object.fromEntries(fromRamp), ...overrides };
}

/** Returns the theme's overrides, plus a readable step for every token whose default step lacks contrast. */
export function readable(ground: Ground, ramp: BrandVariants, own: Overrides): Overrides {
  const tokens = createTokens(ground, ramp, own);
  const overrides = { ...own };
  for (const pair of brandPairs) {
    if (pair.token in own) continue;
    const isReadable = (colour: string) => weakest(colour, tokens, pair).ratio >= pair.ratio;
    if (isReadable(tokens[pair.token])) continue;
    const other = nearest(ground, pair.token).find((step) => isReadable(ramp[step]));
    if (other) overrides[pair.token] = ramp[other];
  }
  return overrides;
}

export function failures(ground: Ground, ramp: BrandVariants, overrides: Overrides): Failure[] {
  const tokens = createTokens(ground, ramp, overrides);
  return [...fixedPairs, ...brandPairs].flatMap((pair) => {
    const { on, ratio } = weakest(tokens[pair.token], tokens, pair);
    if (ratio >= pair.ratio) return [];
    return { ground, token: pair.token, on, colours: [tokens[pair.token], tokens[on]], ratio, needed: pair.ratio };
  });
}

function weakest(colour: string, tokens: Theme, { grounds }: Pair): { on: Token; ratio: number } {
  const all = grounds.map((on) => ({ on, ratio: contrast(colour, tokens[on]) }));
  return all.reduce((one, other) => (other.ratio < one.ratio ? other : one));
}

/** Returns the other steps by distance from Fluent's. */
function nearest(ground: Ground, token: Token): Step[] {
  const usual = stepOf[ground].get(token) ?? 80;
  return steps.filter((step) => step !== usual).sort((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
}

function stepsIn(theme: Theme): Map<string, Step> {
  const found = Object.entries(theme).map(
    ([token, value]) => [token, steps.find((step) => markers[step] === value)] as const,
  );
  return new Map(found.filter((entry): entry is [string, Step] => entry[1] !== undefined));
}
