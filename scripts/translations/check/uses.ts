import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dynamicPrefixes } from '../exceptions.ts';

/** A file of code, by its path in the project. */
export type Code = { path: string; text: string };

export type Uses = {
  /** What stands in code as a string of its own and could be an id. */
  literals: Map<string, string>;
  /** The same, where it is more than likely an id: a screen's, or one with a beginning that only texts have. */
  likely: Map<string, string>;
  /** Beginnings that code puts something behind. */
  beginnings: Map<string, string>;
};

const literal = /(['"`])([A-Za-z_]\w*(?:\.\w+)+)\1/g;
const beginning = /`([A-Za-z_]\w*(?:\.\w+)*\.)\$\{/g;

/** The code that shows texts, without its tests and what was generated. */
export async function codeOf(root: string): Promise<Code[]> {
  const folders = ['src', 'machines', 'rules', 'gateway'];
  const names = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })));
  const paths = folders.flatMap((folder, at) => (names[at] ?? []).map((name) => join(folder, name)));
  const code = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|model)\.|generated/.test(path));
  return Promise.all(code.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** `namespaces`: what the ids there are begin with, up to the first dot. */
export function usesIn(code: Code[], namespaces: Set<string>): Uses {
  const uses: Uses = { literals: new Map(), likely: new Map(), beginnings: new Map() };
  // Events are named like texts (`session.ended`); the machines know which is which.
  const events = new Set(
    code.filter(isMachine).flatMap(({ text }) => [...text.matchAll(literal)].map(([, , id]) => id)),
  );

  for (const { path, text } of code) {
    for (const [, , id = ''] of text.matchAll(literal)) {
      uses.literals.set(id, path);
      const isScreens = path.startsWith('src') && namespaces.has(id.split('.')[0] ?? '') && !events.has(id);
      if (isScreens || dynamicPrefixes.some((prefix) => id.startsWith(prefix))) uses.likely.set(id, path);
    }
    for (const [, start = ''] of text.matchAll(beginning)) {
      if (namespaces.has(start.split('.')[0] ?? '')) uses.beginnings.set(start, path);
    }
  }
  return uses;
}

const isMachine = ({ path }: Code) => path.startsWith('machines');
