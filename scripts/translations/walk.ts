import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Part } from './compile.ts';

/** A copy in which every stretch of text, however deep, went through `change`; all else is untouched. */
export function mapText(parts: readonly Part[], change: (text: string) => string): Part[] {
  return parts.map((part): Part => {
    if (part.type === TYPE.literal) return { ...part, value: change(part.value) };
    if (part.type === TYPE.tag) return { ...part, children: mapText(part.children, change) };
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return part;
    const options = Object.entries(part.options).map(([name, { value }]) => [name, { value: mapText(value, change) }]);
    return { ...part, options: Object.fromEntries(options) };
  });
}

/** Every part, outermost first. */
export function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return [part, ...allParts(part.children)];
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return [part];
    return [part, ...Object.values(part.options).flatMap(({ value }) => allParts(value))];
  });
}

/** The text alone, without what is put into it. */
export function plainText(parts: readonly Part[]): string {
  return allParts(parts)
    .map((part) => (part.type === TYPE.literal ? part.value : ''))
    .join('');
}
