import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findScreenshots, readPictures } from './screenshots.ts';

const english = {
  'bags.add': 'Add a bag',
  'bags.count': 'You have <b>{count, plural, one {# bag} other {# bags}}</b>',
  'bags.line': '{label}: {value}',
  'bags.state': '{state, select, open {Still open} other {Closed}}',
  'trips.close': 'Close',
  'wizard.close': 'Close',
};
const find = (...pictures: [name: string, words: string[]][]) =>
  Object.fromEntries(
    findScreenshots(
      english,
      pictures.map(([name, words]) => ({ name, words })),
    ),
  );

it('finds a text by its words, whatever its values and spaces are', () => {
  expect(find(['a', ['Add a\u00a0bag', 'You have 2 bags', 'Still open']])).toEqual({
    'bags.add': 'a',
    'bags.count': 'a',
    'bags.state': 'a',
  });
});

it('prefers the picture with the fewest words', () => {
  expect(find(['a', ['Add a bag', 'Sky']], ['b', ['Add a bag']])).toEqual({ 'bags.add': 'b' });
});

it('finds no text in a part of other words, and none that reads like another or has no words', () => {
  expect(find(['a', ['Add a bag now', 'Still open today', 'Close', 'Name: Anna']])).toEqual({});
});

it('reads the words of screens that have a picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'a-bag.json'), '["Add a bag"]');
  await writeFile(join(folder, 'a-bag--1280-light.png'), '');
  await writeFile(join(folder, 'a-trip.json'), '["Close"]');

  expect(await readPictures(folder)).toEqual([{ name: 'a-bag--1280-light.png', words: ['Add a bag'] }]);
  expect(await readPictures(join(folder, 'missing'))).toEqual([]);
  await rm(folder, { recursive: true });
});
