import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from '../lib/run.mjs';

/** Milliseconds without changes, because editors and builds write several times. */
const restMs = 200;

/**
 * Acts once the files have stopped changing.
 * @param {string[]} folders
 * @param {RegExp} names
 * @param {() => unknown} act
 */
export function onChange(folders, names, act) {
  const later = atRest(act);
  for (const folder of folders.filter((path) => existsSync(join(root, path))))
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name && names.test(name)) later();
    });
}

/**
 * Acts when a file's content changes, and when it first exists.
 * @param {string} file
 * @param {() => unknown} act
 */
export function onNewContent(file, act) {
  let before = '';
  const path = join(root, file);
  const look = atRest(() => {
    const now = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (!now || now === before) return undefined;
    before = now;
    return act();
  });
  watch(dirname(path), (_, name) => {
    if (name === basename(path)) look();
  });
}

/** @param {() => unknown} act */
function atRest(act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, restMs);
  };
}
