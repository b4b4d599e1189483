import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Theme } from '@fluentui/react-components';

import type { Site } from '#schema/site.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';

import { createPalette, findNearestColour, nearestBrand, type Own } from './brand.ts';
import { createTokens, type Failure, type Ground, type Overrides } from './gate.ts';
import { drawIconTile } from './icon.ts';
import { createIdentity } from './identity/identity.ts';
import { iconProblems, logoProblems } from './logo.ts';
import { named } from './named.ts';
import { createRamp, steps } from './ramp.ts';
import type { ThemeSource } from './source.ts';

export type Parts = {
  source: ThemeSource;
  /** Drawings by file name. */
  drawings: Record<string, string>;
  ownTranslations: string[];
};

const everybody = { employees: true, users: true };

export type BuiltTheme = {
  built: ThemeConfig;
  site: Site;
  /** The theme's and the generated drawings by file name. */
  drawings: Record<string, string>;
  copies: Record<string, string>;
  problems: string[];
};

/** Builds a theme in the app's format, with its files. */
export function buildTheme(theme: string, parts: Parts): BuiltTheme {
  const { source } = parts;
  const {
    brand,
    tint = brand,
    lightTokens = {},
    darkTokens = {},
    passengerMaintenance = everybody,
    customerFinder = true,
    tripOrder = 'newest',
  } = source;
  const own = { light: coloursOf(brand, lightTokens), dark: coloursOf(brand, darkTokens) };
  const unknown = unknownTokens({ light: lightTokens, dark: darkTokens });
  const { palette, failures } = createPalette(brand, unknown.length ? { light: {}, dark: {} } : own, tint);
  const path = (name: string) => `/themes/${theme}/${name}`;
  const { faces, font, tokens, drawings, underLogo, problems } = createIdentity(source, palette, path);
  const ground = source.appearance === 'dark' ? 'dark' : 'light';
  const icon =
    parts.drawings[source.icon ?? ''] ?? drawIconTile(parts.drawings[logoOn(source, ground)] ?? '', underLogo[ground]);
  const iconFile = named('icon.svg', icon);
  const copies: Record<string, string> = {};
  const built: ThemeConfig = {
    theme,
    buildNo,
    config: {
      // A deep bar uses the same logo in light and dark mode.
      logo: path(logoOn(source, 'light')),
      logoDark: source.logoDark ? path(source.logoDark) : null,
      ramp: { ...palette.ramp },
      lightTokens: { ...written(createTokens('light', palette.ramp, palette.lightTokens)), ...tokens.light },
      darkTokens: { ...written(createTokens('dark', palette.ramp, palette.darkTokens)), ...tokens.dark },
      appearance: source.appearance,
      font,
      faces: faces.map(({ source: from, ...face }) => {
        if ('local' in from) return { ...face, source: from.local };
        const name = named(basename(from.file), readFileSync(from.file));
        copies[name] = from.file;
        return { ...face, source: `url(${path(name)})` };
      }),
      languages: source.languages,
      loginType: source.loginType ?? 'STANDARD',
      initialPath: source.initialPath,
      country: source.country,
      payoutSupplier: source.payoutSupplier,
      contact: source.contact,
      flags: source.flags,
      passengerMaintenance,
      customerFinder,
      tripOrder,
      ...(source.monitoredPatterns && { monitoredPatterns: source.monitoredPatterns }),
      ownTranslations: parts.ownTranslations,
    },
  };
  return {
    built,
    site: {
      kind: kindOf(source.flags),
      icon: path(iconFile),
      themeColour: underLogo[ground],
      backgroundColour: built.config[`${ground}Tokens`].colorNeutralBackground3 ?? '',
    },
    drawings: { ...parts.drawings, ...drawings, [iconFile]: icon },
    copies,
    problems: [
      ...unknown,
      ...refusals(failures, { brand, tint, own }),
      ...problems,
      ...drawingProblems(parts, underLogo),
    ],
  };
}

/** Converts Fluent's numbers (font weights) to strings for CSS. */
function written(tokens: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [token, String(value)]));
}

function coloursOf(brand: string, tokens: Record<string, string>): Overrides {
  const ramp = createRamp(brand);
  const colourOf = (value: string) => steps.find((step) => String(step) === value);
  const entries = Object.entries(tokens).map(([token, value]) => {
    const step = colourOf(value);
    return [token, step ? ramp[step] : value];
  });
  return Object.fromEntries(entries);
}

/** Themes must not override status colours, so that a warning looks the same in every portal. */
function unknownTokens(tokens: Record<Ground, Record<string, string>>): string[] {
  return (['light', 'dark'] as const).flatMap((ground) => {
    const known = Object.keys(createTokens(ground, createRamp('#000000'), {}));
    const wrong = Object.keys(tokens[ground]).filter((token) => {
      return !known.includes(token) || !token.startsWith('color') || /Status|Palette/.test(token);
    });
    return wrong.map((token) => `${ground}Tokens.${token} is no colour of Fluent’s that a theme may change`);
  });
}

/** Describes each failing pair with its ratio and the nearest colour that passes. */
function refusals(failures: Failure[], { brand, tint, own }: { brand: string; tint: string; own: Own }): string[] {
  const brandFails = createPalette(brand, { light: {}, dark: {} }, tint).failures.length > 0;
  const sentences = failures.map((failure) => {
    const { ground, token, on, colours, ratio, needed } = failure;
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    const said = `${token} ${colours[0]} on ${on} ${colours[1]} (${ground}): ${shown}:1, needs ${needed}:1`;
    const nearest = brandFails ? undefined : nearestOwn(failure, own[ground]);
    return nearest ? `${said}; the nearest that passes is ${nearest}` : said;
  });
  if (!brandFails) return sentences;
  return [`brand ${brand} cannot be read; the nearest colour that passes is ${nearestBrand(brand)}`, ...sentences];
}

function nearestOwn({ token, on, colours: [one, other], needed }: Failure, own: Overrides): string | undefined {
  const [mine, its, theirs] = token in own ? [token, one, other] : [on, other, one];
  if (!(mine in own)) return undefined;
  const colour = findNearestColour(its, theirs, needed);
  return colour && `${mine} ${colour}`;
}

function kindOf({ parametric, dataMonitoring }: ThemeSource['flags']): Site['kind'] {
  if (parametric) return 'business';
  return dataMonitoring ? 'monitoring' : 'travel';
}

const logoOn = ({ logo, logoDark, header }: ThemeSource, ground: Ground): string =>
  ((ground === 'dark' || header === 'brand') && logoDark) || logo;

function drawingProblems({ source, drawings }: Parts, underLogo: Record<Ground, string>): string[] {
  const { logo, logoDark, icon, appearance } = source;
  const grounds: Ground[] = appearance === 'system' ? ['light', 'dark'] : [appearance];
  const missing = [logo, logoDark, icon]
    .filter((name) => name && !(name in drawings))
    .map((name) => `${name} is missing`);
  const shown = grounds.flatMap((ground) => {
    const name = logoOn(source, ground);
    return logoProblems(drawings[name] ?? '', underLogo[ground]).map((problem) => `${name} ${problem}`);
  });
  const iconShown = icon ? iconProblems(drawings[icon] ?? '').map((problem) => `${icon} ${problem}`) : [];
  return missing.length ? missing : [...shown, ...iconShown];
}
