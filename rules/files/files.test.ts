import { expect, it } from 'vitest';

import { isDocument, isPictureOrPdf, lengthProblem } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const most = 25 * 2 ** 20;

it.each([
  [0, 'empty'],
  [1, null],
  [most - 1, null],
  [most, null],
  [most + 1, 'too large'],
])('reports a file of %i bytes as %s', (bytes, problem) => {
  expect(lengthProblem(bytes)).toBe(problem);
});

const archiveOf = (name: string) => `PK\x03\x04${'\x00'.repeat(26)}${name}`;

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', true, true],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00', true, true],
  ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', true, false],
  ['a HEIC of a phone', '\x00\x00\x00\x18ftypheic\x00\x00', true, true],
  ['a PDF', '%PDF-1.7\n', true, true],
  ['a text of an office', archiveOf('word/document.xml'), false, true],
  ['a table of an office', archiveOf('xl/workbook.xml'), false, true],
  ['what an office begins with', archiveOf('[Content_Types].xml'), false, true],
  [
    'an office document that begins with another entry',
    `${archiveOf('customXml/item1.xml')}<a/>${archiveOf('word/document.xml')}`,
    false,
    true,
  ],
  ['a PDF after a byte order mark', '\xef\xbb\xbf%PDF-1.7\n', true, true],
  ['a PDF after an empty line', '\n%PDF-1.4\n', true, true],
  ['a PDF header that comes too late', `${' '.repeat(1_024)}%PDF-1.4`, false, false],
  ['an archive of anything', archiveOf('holiday.png'), false, false],
  ['what only speaks of an office', `${'\x00'.repeat(30)}word/`, false, false],
  ['a sound', 'RIFF\x10\x00\x00\x00WAVEfmt ', false, false],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00', false, false],
  ['a program', 'MZ\x90\x00', false, false],
  ['a page that is called .png', '<!doctype html>', false, false],
  ['nothing', '', false, false],
])('recognizes %s', (_what, text, isOfLuggage, isOfClaims) => {
  expect([isPictureOrPdf(bytes(text)), isDocument(bytes(text))]).toEqual([isOfLuggage, isOfClaims]);
});
