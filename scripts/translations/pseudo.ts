import { TYPE } from '@formatjs/icu-messageformat-parser';

import type { Compiled, Part } from './compile.ts';
import { fixedTexts } from './exceptions.ts';
import { mapText } from './walk.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = 'áƀçđéƒğħíĵķłṁñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ';
const growth = 0.35;

/**
 * English as a test of screens: accented, so that a text from outside the catalogues stands out; a third longer, as other
 * languages are; in brackets, so that a cut shows. Arguments and tags stay as they are, and so do the fixed texts.
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

/** Vowels are held, so that words grow and still break where they did. */
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
