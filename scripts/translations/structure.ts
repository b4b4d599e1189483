import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Part } from './compile.ts';
import { allParts } from './walk.ts';

/**
 * Returns what a message requires of the code, sorted: arguments with their types, options of a select, tags. Plural
 * forms are left to each language.
 */
export function getMessageStructure(parts: readonly Part[]): string[] {
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
