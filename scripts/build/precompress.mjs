import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(css|html|js|json|mjs|svg|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz beside each text in the folder.
 * @param {string} folder
 */
export async function precompress(folder) {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = found.filter((entry) => entry.isFile() && texts.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

/**
 * Writes a .br and a .gz beside a text.
 * @param {string} file
 */
export async function compress(file) {
  const text = await readFile(file);
  const hard = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await Promise.all([
    brotli(text, hard).then((packed) => writeFile(`${file}.br`, packed)),
    zip(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
