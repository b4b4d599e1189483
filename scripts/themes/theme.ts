import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Theme } from '@fluentui/react-components';

import type { Site } from '#schema/site.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';

import { nearestBrand, nearestOn, type Own, paletteOf } from './brand.ts';
import { type Failure, type Ground, type Overrides, tokensOf } from './gate.ts';
import { tileWith } from './icon.ts';
import { identityOf } from './identity/identity.ts';
import { iconProblems, logoProblems } from './logo.ts';
import { named } from './named.ts';
import { rampOf, steps } from './ramp.ts';
import type { ThemeSource } from './source.ts';

export type Parts = {
  source: ThemeSource;
  /** File name → drawing. */
  drawings: Record<string, string>;
  /** Names of the languages the theme has texts of its own in. */
  ownTranslations: string[];
};

const everybody = { employees: true, users: true };

export type BuiltTheme = {
  built: ThemeConfig;
  site: Site;
  /** File name → drawing: those that the theme brings, and those that were drawn for it. */
  drawings: Record<string, string>;
  /** File name → where it is: typefaces. */
  copies: Record<string, string>;
  /** Why it may not be published, a sentence each. */
  problems: string[];
};

/** A theme as the app reads it, with what belongs to it. */
export function themeOf(theme: string, parts: Parts): BuiltTheme {
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
  const { palette, failures } = paletteOf(brand, unknown.length ? { light: {}, dark: {} } : own, tint);
  const path = (name: string) => `/themes/${theme}/${name}`;
  const { faces, font, tokens, drawings, underLogo, problems } = identityOf(source, palette, path);
  const ground = source.appearance === 'dark' ? 'dark' : 'light';
  const icon =
    parts.drawings[source.icon ?? ''] ?? tileWith(parts.drawings[logoOn(source, ground)] ?? '', underLogo[ground]);
  const iconFile = named('icon.svg', icon);
  const copies: Record<string, string> = {};
  const built: ThemeConfig = {
    theme,
    buildNo,
    config: {
      // On a deep bar there is one logo by day and by night.
      logo: path(logoOn(source, 'light')),
      logoDark: source.logoDark ? path(source.logoDark) : null,
      ramp: { ...palette.ramp },
      lightTokens: { ...written(tokensOf('light', palette.ramp, palette.lightTokens)), ...tokens.light },
      darkTokens: { ...written(tokensOf('dark', palette.ramp, palette.darkTokens)), ...tokens.dark },
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

/** Fluent's numbers (a font's weight) are for CSS, as everything else is. */
function written(tokens: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [token, String(value)]));
}

function coloursOf(brand: string, tokens: Record<string, string>): Overrides {
  const ramp = rampOf(brand);
  const colourOf = (value: string) => steps.find((step) => String(step) === value);
  const entries = Object.entries(tokens).map(([token, value]) => {
    const step = colourOf(value);
    return [token, step ? ramp[step] : value];
  });
  return Object.fromEntries(entries);
}

/** A theme may not recolour what means something: a warning looks like one in every portal. */
function unknownTokens(tokens: Record<Ground, Record<string, string>>): string[] {
  return (['light', 'dark'] as const).flatMap((ground) => {
    const known = Object.keys(tokensOf(ground, rampOf('#000000'), {}));
    const wrong = Object.keys(tokens[ground]).filter((token) => {
      return !known.includes(token) || !token.startsWith('color') || /Status|Palette/.test(token);
    });
    return wrong.map((token) => `${ground}Tokens.${token} is no colour of Fluent’s that a theme may change`);
  });
}

/** Each pair that cannot be made out, its ratio, and the nearest colour that passes. */
function refusals(failures: Failure[], { brand, tint, own }: { brand: string; tint: string; own: Own }): string[] {
  const brandFails = paletteOf(brand, { light: {}, dark: {} }, tint).failures.length > 0;
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
  const colour = nearestOn(its, theirs, needed);
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
