import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from '../lib/run.mjs';

/** An editor or a builder writes in several goes. */
const restMs = 200;

/**
 * Acts once the files have come to rest after a change.
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
 * Acts when a file has another content than before, and once there is one.
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
