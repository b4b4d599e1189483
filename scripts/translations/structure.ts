import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Part } from './compile.ts';
import { allParts } from './walk.ts';

/**
 * What a message asks of the code that shows it, sorted: its arguments and of which kind they are, the options of a
 * select, its tags. The forms of a plural are each language's own.
 */
export function structureOf(parts: readonly Part[]): string[] {
  return [...new Set(allParts(parts).flatMap(demandOf))].sort();
}

function demandOf(part: Part): string[] {
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.argument:
      return [`{${part.value}}`];
    case TYPE.tag:
      return [`<${part.value}>`];
    case TYPE.select:
      return [`{${part.value}, select: ${Object.keys(part.options).sort().join(' ')}}`];
    case TYPE.plural:
      return [`{${part.value}, ${part.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}}`];
    default:
      return [`{${part.value}, ${TYPE[part.type]}}`];
  }
}
