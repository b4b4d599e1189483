import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const [, script = ''] = /<script nonce="%NONCE%">(.*?)<\/script>/s.exec(page) ?? [];

const modern = { AbortSignal: { any() {} }, URL: { canParse() {} }, documentElement: { popover: null } };

/** Runs the script of the page in a browser with these features. Returns the address it leads to. */
function placeIn({ AbortSignal, URL, documentElement }: Partial<typeof modern>, pathname = '/'): string {
  let place = pathname;
  const location = { pathname, replace: (to: string) => (place = to) };
  const globals = { AbortSignal, URL, location, document: { documentElement } };
  runInNewContext(script, { ...globals, window: globals });
  return place;
}

it.each([
  ['AbortSignal.any (Chrome 115)', { ...modern, AbortSignal: {} as typeof modern.AbortSignal }],
  ['URL.canParse (Chrome 119)', { ...modern, URL: {} as typeof modern.URL }],
  ['popovers (Firefox 124)', { ...modern, documentElement: {} as typeof modern.documentElement }],
  ['any of them (Internet Explorer)', { documentElement: {} as typeof modern.documentElement }],
])('leads a browser without %s to the page for old browsers', (_, features) => {
  expect(placeIn(features)).toBe('/old-browser');
});

it('shows the page for old browsers inside of a frame', () => {
  expect(placeIn({ ...modern, URL: {} as typeof modern.URL }, '/widgets/insurance')).toBe('/widgets/old-browser');
});

it('lets every browser with these features stay', () => {
  expect(placeIn(modern, '/dashboard')).toBe('/dashboard');
});

it('runs before anything that an old browser cannot parse, in syntax that it can', () => {
  expect(page.indexOf(script)).toBeLessThan(page.indexOf('<!--%EARLY%-->'));
  expect(script).not.toMatch(/=>|\?\.|\?\?|`|\b(const|let)\b/);
});
