import { expect, it } from 'vitest';

import { shortenFileName } from './fileName.ts';

it.each([
  ['photo.png', 'photo.png'],
  [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(195)}😀${'b'.repeat(10)}.pdf`, `${'a'.repeat(195)}.pdf`],
  ['a'.repeat(300), 'a'.repeat(200)],
])('shortens %s at a whole character', (name, expected) => {
  expect(shortenFileName({ name })).toBe(expected);
});
