import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import {
  type BrandVariants,
  createCSSRuleFromTheme,
  createDarkTheme,
  createLightTheme,
} from '@fluentui/react-components';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isLanguageCode, languages } from '#schema/languages.ts';
import { Site } from '#schema/site.ts';
import { type Flags, ThemeConfig } from '#schema/theme.ts';
import { buildThemes } from '#scripts/themes/buildThemes.ts';
import { contrast } from '#scripts/themes/colour.ts';
import { brandPairs, fixedPairs } from '#scripts/themes/pairs.ts';
import { compiledLanguages } from '#scripts/translations/languages.ts';
import { fluentTheme } from '#src/app/fluentTheme.ts';
import { portalTokens as ours } from '#src/ui/tokens.ts';

import { emptyFolder } from './folder.ts';

const names = ['baseline', 'harvest', 'owl', 'rails', 'sky', 'voyage'];
const folder = await emptyFolder();
const to = join(folder.path, 'themes');
const themes: Record<string, ThemeConfig> = {};
const themeNamed = (name: string) => create(themes[name], ThemeConfig);

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(to, path), 'utf8'));
const flagsOn = ({ config }: ThemeConfig) =>
  Object.keys(config.flags).filter((flag) => config.flags[flag as keyof Flags]);

beforeAll(async () => {
  await buildThemes({ from: 'themes', to, languages: await compiledLanguages('translations') });
  for (const name of names) themes[name] = create(await json(`${name}/config.json`), ThemeConfig);
});
afterAll(folder.remove);

describe('the themes', () => {
  it('exist for each partner and the baseline, except for plain, and crash has an unreadable one', async () => {
    expect((await readdir(to)).sort()).toEqual([...names, 'crash'].sort());
    expect((await stat(join(to, 'crash/config.json'))).isDirectory()).toBe(true);
  });

  it.each(names)('%s has no token that Fluent lacks', (name) => {
    const theme = themeNamed(name);
    for (const isDark of [false, true]) {
      const tokens = fluentTheme(theme, isDark);
      const rule = createCSSRuleFromTheme('.theme', tokens);
      expect(Object.keys(tokens).filter((token) => !rule.includes(`--${token}: `))).toEqual([]);
    }
  });

  it.each(names)('%s has the logos it names', async (name) => {
    const { logo, logoDark } = themeNamed(name).config;
    for (const path of [logo, logoDark ?? logo]) expect(await readFile(join(to, '..', path), 'utf8')).toMatch(/^<svg /);
  });

  it.each(names)('%s has an icon, and the colours of its header and page', async (name) => {
    const { icon, kind, ...colours } = create(await json(`${name}/site.json`), Site);
    expect(kind).toBe({ harvest: 'business', owl: 'monitoring' }[name] ?? 'travel');
    expect(icon).toMatch(new RegExp(`^/themes/${name}/icon\\.[0-9a-f]{8}\\.svg$`));
    expect(await readFile(join(to, '..', icon), 'utf8')).toBe(await readFile(`themes/${name}/icon.svg`, 'utf8'));
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(names.flatMap((name) => [`${name} light`, `${name} dark`]))(
    '%s is readable: every pair, as the app shows it',
    (which) => {
      const [name = '', ground] = which.split(' ');
      const tokens = fluentTheme(themeNamed(name), ground === 'dark');
      const weak = [...brandPairs, ...fixedPairs].flatMap(({ token, grounds, ratio }) =>
        grounds.filter((on) => contrast(tokens[token], tokens[on]) < ratio).map((on) => `${token} on ${on}`),
      );
      expect(weak).toEqual([]);
    },
  );

  it.each(names)(
    '%s equals Fluent’s theme of its ramp, except for greys, selection, status, shape and unreadable pairs',
    (name) => {
      const { ramp, lightTokens } = themeNamed(name).config;
      const usual: Record<string, unknown> = { ...createLightTheme(ramp as unknown as BrandVariants) };
      expect(Object.keys(lightTokens).sort()).toEqual([...Object.keys(usual), ...Object.keys(ours)].sort());
      const movable: string[] = brandPairs.map(({ token }) => token);
      const moved = Object.keys(usual).filter((token) => lightTokens[token] !== String(usual[token]));
      const reasons =
        /^(color(BackgroundOverlay|BrandBackground2|Neutral|Subtle|Stroke|Status(Warning|Danger|Success)(Background1|Foreground[13]|Border1)$)|borderRadius(Medium|Large|XLarge)$|fontSizeBase300|lineHeightBase[34]00)/;
      expect(moved.filter((token) => !movable.includes(token) && !reasons.test(token))).toEqual([]);
    },
  );

  it.each(names)(
    '%s has greys as light as Fluent’s for the same contrast, but a darker dark mode and softer secondary text',
    (name) => {
      for (const [ground, fluent] of [
        ['light', createLightTheme],
        ['dark', createDarkTheme],
      ] as const) {
        const { ramp, [`${ground}Tokens` as const]: tokens } = themeNamed(name).config;
        const usual: Record<string, unknown> = { ...fluent(ramp as unknown as BrandVariants) };
        const greys = Object.keys(usual).filter(
          (token) =>
            /^colorNeutral(Fore|Back)ground\d/.test(token) && /^#([0-9a-f]{2})\1\1$/.test(String(usual[token])),
        );
        const off = greys.filter((token) => {
          const [mine, theirs] = [tokens[token] ?? '', String(usual[token])].map((colour) =>
            contrast(colour, '#ffffff'),
          );
          const darker = Math.log((mine ?? 0) / (theirs ?? 1));
          if (token === 'colorNeutralForeground2') return Math.abs(darker) > 0.36;
          const isNight = ground === 'dark' && token.includes('Background');
          return darker < -0.06 || darker > (isNight ? 0.25 : 0.06);
        });
        expect(greys.length).toBeGreaterThan(20);
        expect(off).toEqual([]);
      }
    },
  );

  it.each(names)('%s has every additional token, light and dark, with existing files', async (name) => {
    for (const tokens of [themeNamed(name).config.lightTokens, themeNamed(name).config.darkTokens]) {
      expect(Object.keys(ours).filter((token) => !tokens[token])).toEqual([]);
      const files = Object.values(tokens).flatMap((value) =>
        [...value.matchAll(/url\((\/themes\/[^)]+\.[0-9a-f]{8}\.svg)\)/g)].map(([, path]) => path ?? ''),
      );
      expect(files).toHaveLength(4);
      for (const file of files) expect(await readFile(join(to, '..', file), 'utf8')).toMatch(/^<svg /);
    }
  });

  it.each(names)('%s loads fonts from its own folder, with fallbacks of equal metrics', async (name) => {
    const { faces, font, lightTokens } = themeNamed(name).config;
    const lists = font + lightTokens.fontFamilyDisplay;
    const loaded = faces.filter(({ source }) => source.startsWith('url('));
    for (const { source } of loaded) {
      const [, path = ''] = /^url\((\/themes\/[^)]+\.[0-9a-f]{8}\.woff2)\)$/.exec(source) ?? [];
      expect((await readFile(join(to, '..', path))).subarray(0, 4).toString()).toBe('wOF2');
    }
    // Chinese characters are those of the device.
    expect(loaded.map(({ descriptors }) => descriptors.unicodeRange).join()).not.toMatch(/U\+[4-9][0-9A-F]{3}\b/);
    const families = [...new Set(loaded.map(({ family }) => family))];
    for (const family of families) {
      const instead = faces.filter((face) => face.family.startsWith(family.replace('Portal', 'Stand-in')));
      expect(instead).toHaveLength(3);
      for (const { family: standIn, source, descriptors } of instead) {
        expect(lists).toContain(`'${standIn}'`);
        expect(source).toMatch(/^local\(/);
        expect(descriptors).toMatchObject({ sizeAdjust: expect.stringMatching(/^\d+(\.\d+)?%$/) });
      }
    }
    expect(families.length > 0).toBe(font.includes(' Portal'));
  });

  it('sky has exactly the feature settings of the specification', () => {
    const { config } = themeNamed('sky');
    expect(flagsOn(themeNamed('sky')).sort()).toEqual([
      'loungeDirections',
      'loungeHours',
      'loungeLocation',
      'mfa',
      'mfaSkip',
      'passengerSelection',
      'purchase',
      'registrationRequiresPolicy',
    ]);
    expect(config).toMatchObject({
      loginType: 'STANDARD',
      payoutSupplier: 'LIST',
      languages: ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'],
      country: 'US',
    });
    expect(config.contact).toEqual({ phone: '+1 555 010 0100', email: 'help@sky.test' });
  });

  it('voyage is dark and has its own texts', () => {
    const { config } = themeNamed('voyage');
    expect(config).toMatchObject({
      appearance: 'dark',
      languages: ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'],
      ownTranslations: ['chinese', 'german', 'italian', 'portuguese', 'spanish', 'turkish', 'mexican'],
      country: 'GB',
    });
    expect(config.flags).toMatchObject({ luggageInclusion: true, payoutRequiredBeforeTrip: true, otherLounges: true });
  });

  it('the others match their partners', () => {
    expect(themeNamed('rails').config).toMatchObject({ loginType: 'OTC', payoutSupplier: 'PAYMENTRAILS' });
    expect(themeNamed('rails').config.flags).toMatchObject({
      passengerSelection: false,
      payoutRequiredBeforeTrip: true,
    });
    expect(names.filter((name) => !themeNamed(name).config.passengerMaintenance.users)).toEqual(['rails']);
    expect(themeNamed('rails').config.passengerMaintenance).toEqual({ employees: true, users: false });
    expect(themeNamed('sky').config.passengerMaintenance).toEqual({ employees: true, users: true });
    expect(themeNamed('harvest').config.flags).toMatchObject({ parametric: true, dataMonitoring: false });
    expect(themeNamed('owl').config.flags).toMatchObject({ dataMonitoring: true, autoSubscribe: false });
    expect(themeNamed('baseline').config).toMatchObject({ loginType: 'SSO', contact: null, tripOrder: 'newest' });
    expect(names.filter((name) => themeNamed(name).config.tripOrder === 'attention')).toEqual([
      'rails',
      'sky',
      'voyage',
    ]);
    expect(themeNamed('baseline').config.flags).toMatchObject({ payoutsDisabled: true, resolutionOnly: true });
  });

  it.each(names)('%s lists English first, then the others by their own names', (name) => {
    const [first, ...others] = themeNamed(name).config.languages.filter(isLanguageCode);
    const endonyms = others.map((code) => languages[code].endonym);
    expect([first, endonyms]).toEqual(['en', endonyms.toSorted(new Intl.Collator('en').compare)]);
  });

  it('offer Mexican Spanish wherever they offer Spanish, and all languages to travellers', () => {
    const offered = Object.fromEntries(names.map((name) => [name, themeNamed(name).config.languages]));
    expect(offered).toEqual({
      baseline: ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'],
      harvest: ['en', 'es', 'mx', 'fr'],
      owl: ['en', 'es', 'mx', 'fr', 'zh'],
      rails: ['en', 'es', 'mx', 'fr'],
      sky: ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'],
      voyage: ['en', 'de', 'es', 'mx', 'fr', 'it', 'pt', 'tr', 'zh'],
    });
  });

  it('give their own Spanish texts to Mexican Spanish, unless they have Mexican ones', async () => {
    const textOf = async (theme: string, id: string) =>
      ((await json(`${theme}/translations/mexican.json`)) as Record<string, unknown>)[id];
    const [{ value: ofVoyage }] = (await textOf('voyage', 'errors.policy_not_found')) as [{ value: string }];
    const [{ value: ofRails }] = (await textOf('rails', 'errors.no_default_passenger')) as [{ value: string }];
    expect(ofVoyage).toContain('Está en tu tarjeta de viajero de Voyage');
    expect(ofRails).toContain('Llámanos y lo agregaremos.');
    const { mexican = {} } = await compiledLanguages('translations');
    const id = 'errors.no_default_proposition';
    expect([await textOf('voyage', id), mexican[id]]).toEqual([mexican[id], expect.anything()]);
  });

  it('merges a theme’s own texts with the shared ones', async () => {
    const own = (await json('voyage/translations/spanish.json')) as Record<string, unknown>;
    const { spanish = {} } = await compiledLanguages('translations');
    expect(Object.keys(own).sort()).toEqual(Object.keys(spanish).sort());
    const differing = Object.keys(own).filter((id) => JSON.stringify(own[id]) !== JSON.stringify(spanish[id]));
    const written = JSON.parse(await readFile('themes/voyage/translations/spanish.json', 'utf8')) as object;
    expect(differing.sort()).toEqual(Object.keys(written));
  });
});
