import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Problem } from './problem.ts';

export type File = { name: string; text: string };

/** Writes files to a folder, which is made if it is not there. Throws a `Problem` where that cannot be. */
export function writeTo(folder: string, files: readonly File[]): void {
  try {
    makeFolder(folder);
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
  } catch (error) {
    throw new Problem(`Nothing can be written to ${folder}: ${(error as Error).message}.`);
  }
}

/** One after the other: where the system has no place for a folder, `recursive` may never come to an end. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
