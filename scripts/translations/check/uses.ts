import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dynamicPrefixes } from '../exceptions.ts';

export type Code = { path: string; text: string };

export type Uses = {
  /** String literals that could be an id. */
  literals: Map<string, string>;
  /** Literals that are very likely ids: in screens, or with a prefix that only texts have. */
  likely: Map<string, string>;
  /** Prefixes to which code appends something. */
  beginnings: Map<string, string>;
};

const literal = /(['"`])([A-Za-z_]\w*(?:\.\w+)+)\1/g;
const beginning = /`([A-Za-z_]\w*(?:\.\w+)*\.)\$\{/g;

export async function readCode(root: string): Promise<Code[]> {
  const folders = ['src', 'machines', 'rules', 'gateway'];
  const names = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })));
  const paths = folders.flatMap((folder, at) => (names[at] ?? []).map((name) => join(folder, name)));
  const code = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|model)\.|generated/.test(path));
  return Promise.all(code.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** `namespaces` contains the first segments of existing ids. */
export function findTextUses(code: Code[], namespaces: Set<string>): Uses {
  const uses: Uses = { literals: new Map(), likely: new Map(), beginnings: new Map() };
  // Events are named like texts (`session.ended`), and machines list the events.
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
