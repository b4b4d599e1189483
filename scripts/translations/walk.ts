import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Part } from './compile.ts';

/** Returns a copy with `change` applied to every piece of text at any depth. */
export function mapText(parts: readonly Part[], change: (text: string) => string): Part[] {
  return parts.map((part): Part => {
    if (part.type === TYPE.literal) return { ...part, value: change(part.value) };
    if (part.type === TYPE.tag) return { ...part, children: mapText(part.children, change) };
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return part;
    const options = Object.entries(part.options).map(([name, { value }]) => [name, { value: mapText(value, change) }]);
    return { ...part, options: Object.fromEntries(options) };
  });
}

export function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...allParts(part.children)];
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return [part];
    return [part, ...Object.values(part.options).flatMap(({ value }) => allParts(value))];
  });
}

export function plainText(parts: readonly Part[]): string {
  return allParts(parts)
    .map((part) => (part.type === TYPE.literal ? part.value : ''))
    .join('');
}
