import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

import type { Texts } from './catalogue.ts';
import { getReason } from './reason.ts';

export type Part = MessageFormatElement;
/**
 * Messages in the format that FormatJS formats without a parser. Every text is a list of parts, because FormatJS would
 * parse a string.
 */
export type Compiled = Record<string, Part[]>;

export function compile(texts: Texts): Compiled {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, partsOf(id, text)]));
}

function partsOf(id: string, text: string): Part[] {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${id} is not a message (${getReason(error)}): ${text}`);
  }
}
