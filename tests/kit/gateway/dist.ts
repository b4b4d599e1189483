import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { themeNamed } from '#machines/session/preferences/theme.model.ts';
import type { ThemeConfig } from '#schema/theme.ts';

export const template = `<!doctype html>
<html lang="%LANG%" data-appearance="%APPEARANCE%">
<head><title>%TITLE%</title>%SITE%<script nonce="%NONCE%">first()</script>%AHEAD%</head>
<body><!-- ${'long enough to be packed '.repeat(60)}-->%PRERENDERED%<div id="root"></div><script type="application/json" id="page">%PAGE%</script></body>
</html>
`;

export const script = `export const answer = ${JSON.stringify('forty-two '.repeat(300))};\n`;

export const theme = (name: string, more: Partial<ThemeConfig['config']> = {}): ThemeConfig => {
  const { config, ...rest } = themeNamed(name);
  return { ...rest, config: { ...config, appearance: 'dark', languages: ['en', 'es', 'fr', 'mx'], ...more } };
};

/** Writes a minimal build. */
export async function buildDist(dist: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'app/index.html': template,
    'app/index.html.br': brotliCompressSync(template),
    'app/robots.txt': 'User-agent: *\n',
    'app/assets/index-3f9a.js': script,
    'app/assets/index-3f9a.js.br': brotliCompressSync(script),
    'app/assets/index-3f9a.js.gz': gzipSync(script),
    'themes/baseline/config.json': JSON.stringify(theme('baseline')),
    'themes/sky/config.json': JSON.stringify(theme('sky')),
    'themes/baseline/site.json': site('baseline', '#4c5f73'),
    'themes/sky/site.json': site('sky', '#0b62d0'),
    'themes/sky/icon.0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'themes/sky/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'themes/sky/scene.0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'themes/sky/translations/spanish.json': JSON.stringify({
      'signIn.title': 'Sube a bordo',
      'site.description.travel': [{ type: 0, value: 'Sky a la vista.' }],
    }),
    'themes/voyage/config.json': JSON.stringify(theme('voyage', { languages: ['fr'], appearance: 'light' })),
    'themes/old/config.json': JSON.stringify({ ...theme('old'), buildNo: 1 }),
    // A folder instead of a file.
    'themes/crash/config.json/nothing': '',
    'translations/english.json': texts('Sign in', 'Trips'),
    'translations/spanish.json': texts('Entrar', 'Viajes'),
    'translations/french.json': texts('Se connecter', 'Voyages'),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
}

const site = (name: string, themeColour: string) =>
  JSON.stringify({
    kind: 'travel',
    icon: `/themes/${name}/icon.0123abcd.svg`,
    themeColour,
    backgroundColour: '#f5f5f5',
  });

const texts = (title: string, trips: string) =>
  JSON.stringify({
    'site.description.travel': [{ type: 0, value: `${trips} & more.` }],
    'signIn.title': title,
    'signIn.help': title,
    'trips.title': trips,
    'app.title': [{ type: 0, value: 'Portal' }],
  });
