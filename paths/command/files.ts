import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Problem } from './problem.ts';

export type File = { name: string; text: string };

/** Writes files to a folder, creating it if necessary. Throws a `Problem` on failure. */
export function writeFiles(folder: string, files: readonly File[]): void {
  try {
    makeFolder(folder);
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
  } catch (error) {
    throw new Problem(`Nothing can be written to ${folder}: ${(error as Error).message}.`);
  }
}

/** Creates one folder at a time, because `recursive` may never return if the system cannot create one. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
