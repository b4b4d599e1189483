import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'vite';

export type Regex = { file: string; line: number; pattern: string; flags: string };

/** Folders whose code receives external input. Scripts, tests and path generators read only our own files. */
const folders = ['gateway', 'machines', 'rules', 'sandbox', 'schema', 'src'];
const isOurs = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Returns every regular expression literal under the folder. */
export function listRegexes(root: string): Regex[] {
  const names = readdirSync(root).filter((name) => folders.includes(name));
  return names.flatMap((name) => filesIn(root, name)).flatMap((file) => read(root, file));
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .map((path) => `${folder}/${path}`);

function read(root: string, file: string): Regex[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Regex[] = [];
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ file, line, pattern: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}
