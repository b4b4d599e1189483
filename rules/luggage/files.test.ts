import { expect, it } from 'vitest';

import { isPictureOrPdf, lengthProblem } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const most = 25 * 2 ** 20;

it.each([
  [0, 'empty'],
  [1, null],
  [most - 1, null],
  [most, null],
  [most + 1, 'too large'],
])('finds of %i bytes: %s', (bytes, problem) => {
  expect(lengthProblem(bytes)).toBe(problem);
});

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', true],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00', true],
  ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', true],
  ['a HEIC of a phone', '\x00\x00\x00\x18ftypheic\x00\x00', true],
  ['a PDF', '%PDF-1.7\n', true],
  ['a sound', 'RIFF\x10\x00\x00\x00WAVEfmt ', false],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00', false],
  ['a program', 'MZ\x90\x00', false],
  ['a page that is called .png', '<!doctype html>', false],
  ['nothing', '', false],
])('knows %s', (_what, text, is) => {
  expect(isPictureOrPdf(bytes(text))).toBe(is);
});
