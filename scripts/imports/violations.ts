import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Import, listModules } from './modules.ts';
import { findPlace, isInPlaces, isTest, type Place } from './places.ts';
import { resolveTarget } from './target.ts';

export type Report = { modules: number; imports: number; violations: string[] };

/** Checks every module under the folder. Returns each forbidden import as `file:line …` with the reason. */
export function findViolations(root: string): Report {
  const { imports: aliases = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules = listModules(root);
  const violations = modules.flatMap(({ file, imports }) => {
    if (isTest(file)) return [];
    const place = findPlace(file);
    if (!place) return [`${file}:1 no row in scripts/imports/rows.ts says what this file may import.`];
    return imports.flatMap((one) => {
      const wrong = objection(root, aliases, file, place, one);
      return wrong ? [`${file}:${one.line} ${wrong} ${place.why}`] : [];
    });
  });
  return { modules: modules.length, imports: modules.flatMap(({ imports }) => imports).length, violations };
}

function objection(
  root: string,
  aliases: Record<string, string>,
  file: string,
  place: Place,
  { wanted, typesOnly }: Import,
): string | undefined {
  if (wanted === undefined)
    return place.node ? undefined : `imports something that shows only when it runs: name the module.`;
  const target = resolveTarget(root, aliases, file, wanted);
  if ('missing' in target) return `imports ${target.missing}, which is not there.`;
  if ('node' in target) return place.node ? undefined : `imports ${target.node}; ${place.from} runs without Node.`;
  if ('package' in target) return packageObjection(place, target.package);
  if (isInPlaces(place.may, place, target.file)) return undefined;
  if (isInPlaces(place.types ?? [], place, target.file))
    return typesOnly ? undefined : `imports values of ${target.file}; ${place.from} may import types of it only.`;
  return `imports ${target.file}; ${place.from} may import ${place.may.join(', ')}.`;
}

function packageObjection({ from, packages, notPackages }: Place, name: string): string | undefined {
  if (packages && !packages.includes(name))
    return `imports ${name}; ${from} may import ${packages.length ? packages.join(', ') : 'no package'}.`;
  return notPackages?.includes(name) ? `imports ${name}, which ${from} must not.` : undefined;
}
