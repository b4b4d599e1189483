import { readFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildThemes } from '#scripts/themes/buildThemes.ts';
import { compile } from '#scripts/translations/compile.ts';

import { emptyFolder } from './folder.ts';

type Folder = Awaited<ReturnType<typeof emptyFolder>>;

const logo = await readFile('themes/sky/logo.svg', 'utf8');
const logoDark = await readFile('themes/sky/logo-dark.svg', 'utf8');
const icon = await readFile('themes/sky/icon.svg', 'utf8');
const source: Record<string, unknown> = {
  ...JSON.parse(await readFile('themes/sky/config.json', 'utf8')),
  languages: ['en', 'es', 'fr'],
};
const languages = {
  english: compile({ 'cover.left': 'You have {sum, number} left.', 'cover.title': 'Your cover' }),
  spanish: compile({ 'cover.left': 'Te quedan {sum, number}.', 'cover.title': 'Tu cobertura' }),
  french: compile({ 'cover.left': 'Il vous reste {sum, number}.', 'cover.title': 'Votre garantie' }),
};

const good = (changes: Record<string, unknown> = {}) => ({
  'baseline/config.json': `${JSON.stringify({ ...source, ...changes })}\n`,
  'baseline/logo.svg': logo,
  'baseline/logo-dark.svg': logoDark,
  'baseline/icon.svg': icon,
});
const sorted = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;

let from: Folder;
let to: Folder;

beforeEach(async () => {
  from = await emptyFolder();
  to = await emptyFolder();
});
afterEach(() => Promise.all([from.remove(), to.remove()]));

async function refusalOf(files: Record<string, string>): Promise<string> {
  await from.write(files);
  return buildThemes({ from: from.path, to: `${to.path}/themes`, languages }).then(
    (names) => `built ${names.join()}`,
    (error: Error) => error.message,
  );
}

describe('a valid theme', () => {
  it('is built', async () => {
    expect(await refusalOf(good())).toBe('built baseline');
  });

  it('has passwords and one-time codes unless it says otherwise', async () => {
    await refusalOf(good({ loginType: undefined }));
    const { config } = JSON.parse(await readFile(`${to.path}/themes/baseline/config.json`, 'utf8'));
    expect(config.loginType).toBe('STANDARD');
  });

  it('lists trips newest first unless it says otherwise', async () => {
    await refusalOf(good({ tripOrder: undefined }));
    const { config } = JSON.parse(await readFile(`${to.path}/themes/baseline/config.json`, 'utf8'));
    expect(config.tripOrder).toBe('newest');
  });

  it('may set a token to a step of its ramp or to another colour', async () => {
    await refusalOf(good({ lightTokens: { colorBrandForegroundLink: '60', colorNeutralBackground2: '#f7f9fc' } }));
    const { config } = JSON.parse(await readFile(`${to.path}/themes/baseline/config.json`, 'utf8'));
    expect(config.lightTokens).toMatchObject({
      colorBrandForegroundLink: config.ramp[60],
      colorNeutralBackground2: '#f7f9fc',
    });
  });
});

describe('the default icon of a theme', () => {
  const iconWith = async (changes: Record<string, unknown>) => {
    await refusalOf(good({ icon: undefined, ...changes }));
    const { icon: path } = JSON.parse(await readFile(`${to.path}/themes/baseline/site.json`, 'utf8'));
    return readFile(`${to.path}${path}`, 'utf8');
  };

  it('is its logo on a tile in the colour of the header', async () => {
    const tile = await iconWith({ header: 'plain' });
    expect(tile).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#ffffff"\/><svg /,
    );
    expect(tile).toContain('viewBox="0 0 74 32" role="img" aria-label="Sky" x="6" y="6" width="52" height="52">');
    expect(tile).toContain('fill="#0a66b0"');
  });

  it('uses the logo for dark backgrounds on a deep header', async () => {
    expect(await iconWith({ header: 'brand' })).toContain('fill="#79b9fd"');
  });
});

describe('an invalid theme', () => {
  it.each([
    ['is missing', undefined],
    ['is not as wide as it is high', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 74 32"/>'],
    ['holds more than a drawing', icon.replace('</svg>', '<script>x()</script></svg>')],
  ])('names a problem of its icon: %s', async (problem, drawing) => {
    const files = { ...good({ icon: 'mark.svg' }), ...(drawing && { 'baseline/mark.svg': drawing }) };
    expect(await refusalOf(files)).toContain(`themes/baseline: mark.svg ${problem}.`);
  });

  it('names the unreadable pair, its ratio, and the nearest readable brand colour', async () => {
    const said = await refusalOf(good({ brand: '#ffcc00' }));
    expect(said).toContain('themes/baseline: brand #ffcc00 cannot be read; the nearest colour that passes is #917300.');
    expect(said).toContain(
      'colorNeutralForegroundOnBrand #ffffff on colorBrandBackground #ffcc00 (light): 1.51:1, needs 4.5:1.',
    );
  });

  it('names an unreadable colour of the theme, and the nearest readable one', async () => {
    const said = await refusalOf(good({ darkTokens: { colorNeutralBackground1: '#6b6b6b' } }));
    expect(said).toMatch(
      /colorNeutralForeground3 #[0-9a-f]{6} on colorNeutralBackground1 #6b6b6b \(dark\): 2\.\d\d:1, needs 4\.5:1; the nearest that passes is colorNeutralBackground1 #[0-9a-f]{6}/,
    );
  });

  it('rejects text that would be on the scene in dark mode and on the page in light mode', async () => {
    expect(await refusalOf(good({ scene: 'peaks' }))).toMatch(
      /the scene peaks \(light\): #[0-9a-f]{6} on #[0-9a-f]{6} cannot be read, 1\.\d\d:1/,
    );
    expect(await refusalOf(good({ scene: 'peaks', appearance: 'dark' }))).toBe('built baseline');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a colour that is none', { brand: 'blue' }, 'config.json: brand: Expected a string matching'],
    ['a setting that nobody knows', { colour: '#0a66b0' }, 'config.json: colour is not known here'],
    ['a landscape that nobody draws', { scene: 'volcano' }, 'config.json: scene: Expected one of'],
    ['half a shape', { shape: { corners: 'round' } }, 'config.json: shape.edges is missing'],
    ['a setting that is missing', { country: undefined }, 'config.json: country is missing'],
    ['a flag that is missing', { flags: {} }, 'config.json: flags.parametric is missing'],
    ['a language that nobody knows', { languages: ['en', 'xx'] }, 'config.json: no language xx'],
    [
      'a language that it offers and nobody wrote texts in',
      { languages: ['en', 'de', 'tr'] },
      'themes/baseline: languages: there are no german texts.\nthemes/baseline: languages: there are no turkish texts.',
    ],
    ['a way out of the portal', { initialPath: '//elsewhere.test' }, 'config.json: initialPath: Expected'],
    [
      'a token that means something',
      { lightTokens: { colorStatusDangerForeground1: '#00ff00' } },
      'is no colour of Fluent’s',
    ],
    [
      'half a setting',
      { passengerMaintenance: { users: true } },
      'config.json: passengerMaintenance.employees is missing',
    ],
    [
      'a setting of neither yes nor no',
      { passengerMaintenance: { employees: 'some', users: false } },
      'config.json: passengerMaintenance.employees: Expected a value of type `boolean`',
    ],
    [
      'somebody that a setting does not know',
      { passengerMaintenance: { employees: true, users: true, agents: false } },
      'config.json: passengerMaintenance.agents is not known here',
    ],
    [
      'a setting for users and not for those of them who are employees',
      { passengerMaintenance: { employees: false, users: true } },
      'config.json: passengerMaintenance: employees are users too',
    ],
    ['a drawing that is missing', { logoDark: 'night.svg' }, 'themes/baseline: night.svg is missing.'],
  ])('rejects %s', async (_, changes, said) => {
    expect(await refusalOf(good(changes))).toContain(said);
  });

  it('rejects a file that is not JSON', async () => {
    expect(await refusalOf({ ...good(), 'sky/config.json': '{ brand' })).toMatch(/^themes\/sky: config\.json: .*JSON/);
  });

  it('rejects a name that cannot be part of an address', async () => {
    expect(await refusalOf({ ...good(), 'big sky/logo.svg': logo })).toContain(
      'themes/big sky: config.json: a theme is named by',
    );
  });

  it('rejects a folder without a config.json', async () => {
    expect(await refusalOf({ ...good(), 'sky/logo.svg': logo })).toMatch(/^themes\/sky: config\.json: ENOENT/);
  });

  it('rejects a logo that is invisible on its background', async () => {
    const dim = logoDark.replaceAll(/#[0-9a-f]{6}/g, '#3a3a3a');
    expect(await refusalOf({ ...good(), 'baseline/logo-dark.svg': dim })).toBe(
      'themes/baseline: logo-dark.svg has nothing that stands out from #112646.',
    );
  });

  it('rejects a logo with a script or external resources', async () => {
    const scripted = logo.replace('</svg>', '<script>alert(1)</script></svg>');
    expect(await refusalOf({ ...good(), 'baseline/logo.svg': scripted })).toContain(
      'logo.svg holds more than a drawing',
    );
    const fetching = logo.replace('</svg>', '<image href="https://elsewhere.test/x.png"/></svg>');
    expect(await refusalOf({ ...good(), 'baseline/logo.svg': fetching })).toContain('logo.svg points to another file');
  });

  it('rejects a text that replaces none, has other arguments, or belongs to a language without texts', async () => {
    const spanish = sorted({ 'cover.left': 'Te quedan {amount}.', 'cover.none': 'Nada' });
    const said = await refusalOf({
      ...good(),
      'baseline/translations/spanish.json': spanish,
      'baseline/translations/turkish.json': sorted({ 'cover.title': 'Teminatınız' }),
    });
    expect(said).toContain('there is no text cover.none to replace');
    expect(said).toContain('cover.left asks for {amount}, in English for {sum, number}');
    expect(said).toContain('there are no turkish texts it could replace');
  });

  it('rejects a missing baseline', async () => {
    expect(
      await refusalOf({
        'sky/config.json': JSON.stringify(source),
        'sky/logo.svg': logo,
        'sky/logo-dark.svg': logoDark,
        'sky/icon.svg': icon,
      }),
    ).toBe('themes/baseline is missing: every portal without a theme falls back on it.');
  });

  it('keeps the previous build', async () => {
    await refusalOf(good());
    await refusalOf(good({ brand: '#ffffff' }));
    const built = await readFile(`${to.path}/themes/baseline/config.json`, 'utf8');
    expect(built.includes(String(source.brand))).toBe(true);
  });
});
