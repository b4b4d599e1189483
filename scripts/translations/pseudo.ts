import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Compiled, Part } from './compile.ts';
import { fixedTexts } from './exceptions.ts';
import { mapText } from './walk.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = 'áƀçđéƒğħíĵķłṁñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ';
const growth = 0.35;

/**
 * Derives a test language from English: accented, so that hard-coded texts stand out; a third longer, like other
 * languages; in brackets, so that truncation shows. Keeps arguments, tags and fixed texts.
 */
export function pseudo(english: Compiled): Compiled {
  const texts = Object.entries(english).map(([id, parts]) => {
    if (Object.hasOwn(fixedTexts, id)) return [id, parts];
    return [id, bracketed(mapText(parts, lengthened))];
  });
  return Object.fromEntries(texts);
}

function bracketed(parts: Part[]): Part[] {
  const [first] = parts;
  if (parts.length === 1 && first?.type === TYPE.literal) return [{ ...first, value: `[${first.value}]` }];
  return [{ type: TYPE.literal, value: '[' }, ...parts, { type: TYPE.literal, value: ']' }];
}

/** Repeats vowels, so that words grow but still break at the same places. */
function lengthened(text: string): string {
  let owed = 0;
  const letters = [...text].map((letter) => {
    owed += growth;
    const other = strange[plain.indexOf(letter)] ?? letter;
    if (!/[aeiouyAEIOUY]/.test(letter) || owed < 1) return other;
    const held = Math.floor(owed);
    owed -= held;
    return other.repeat(held + 1);
  });
  const missing = /[a-z]/i.test(text) ? Math.round(owed) : 0;
  return letters.join('') + '~'.repeat(missing);
}
