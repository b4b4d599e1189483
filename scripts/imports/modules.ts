import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'vite';

/** An import of a module. `wanted` is undefined if it is only known at run time. */
export type Import = { wanted: string | undefined; typesOnly: boolean; line: number };
export type Module = { file: string; imports: Import[] };

const folders = [
  'bench',
  'e2e',
  'gateway',
  'machines',
  'paths',
  'rules',
  'sandbox',
  'schema',
  'scripts',
  'src',
  'tests',
];

/** Returns every module under the project's folders with its imports. Throws if a module cannot be parsed. */
export function listModules(root: string): Module[] {
  const names = readdirSync(root).filter((name) => folders.includes(name) || /\.(ts|mjs)$/.test(name));
  return names.flatMap((name) => filesOf(root, name)).map((file) => read(root, file));
}

function filesOf(root: string, path: string): string[] {
  if (/\.(mjs|tsx?)$/.test(path)) return [path];
  if (/\.[a-z]+$/.test(path) || path.endsWith('node_modules')) return [];
  return readdirSync(join(root, path)).flatMap((name) => filesOf(root, `${path}/${name}`));
}

function read(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (source: unknown, start: number, typesOnly: boolean) =>
    imports.push({ wanted: textOf(source), typesOnly, line: text.slice(0, start).split('\n').length });
  // `import { type A }` still loads the module; `import type { A }` does not.
  new Visitor({
    ImportDeclaration: ({ source, start, importKind }) => add(source, start, importKind === 'type'),
    ExportAllDeclaration: ({ source, start, exportKind }) => add(source, start, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, start, exportKind }) => source && add(source, start, exportKind === 'type'),
    ImportExpression: ({ source, start }) => add(source, start, false),
    TSImportType: ({ source, start }) => add(source, start, true),
  }).visit(program);
  return { file, imports };
}

function textOf(source: unknown): string | undefined {
  const node = source as { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' && node.quasis?.length === 1 ? node.quasis[0]?.value.cooked : undefined;
}
