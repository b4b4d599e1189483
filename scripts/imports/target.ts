import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/** Target of an import: a project file by its path, a package, or a Node module. */
export type Target = { file: string } | { package: string } | { node: string } | { missing: string };

/** Resolves an import of a file. `aliases` are package.json's imports, such as {"#src/*": "./src/*"}. */
export function resolveTarget(root: string, aliases: Record<string, string>, from: string, wanted: string): Target {
  const path = wanted.replace(/\?.*$/, '');
  if (path.startsWith('.')) return fileAt(root, join(dirname(from), path));
  if (path.startsWith('#')) return aliased(root, aliases, path);
  if (path.startsWith('node:') || builtinModules.includes(path)) return { node: path };
  const parts = path.split('/');
  return { package: parts.slice(0, path.startsWith('@') ? 2 : 1).join('/') };
}

function aliased(root: string, aliases: Record<string, string>, path: string): Target {
  for (const [alias, place] of Object.entries(aliases)) {
    const [before = '', after] = alias.split('*');
    if (after === undefined ? path === alias : path.startsWith(before))
      return fileAt(root, place.replace('*', path.slice(before.length)));
  }
  return { missing: path };
}

function fileAt(root: string, path: string): Target {
  const file = normalize(path);
  const found = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((ending) => file + ending)
    .find((name) => existsSync(join(root, name)) && statSync(join(root, name)).isFile());
  return found ? { file: found } : { missing: file };
}
