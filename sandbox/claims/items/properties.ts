import type { Code } from '#schema/errors.ts';

import { failedValidation, Refused } from '../../refusal.ts';
import type { ItemType } from './propositions.ts';

/** Names that the insurer refuses to insure, by code. */
export const uninsurableNames = {
  '!PROPOSITION_INVALID': 'PROPOSITION_INVALID',
  '!PROPOSITION_MISSING': 'PROPOSITION_MISSING',
  '!PROPOSITION_NOT_FOUND': 'PROPOSITION_NOT_FOUND',
} as const satisfies Record<string, Code>;
/** A name that changing an item refuses without a reason. */
export const unsayableName = '!GENERAL_400';
/** Prefix of names that fail validation. */
export const wrongName = '!FAILED_VALIDATION';

type Said = Record<string, unknown>;
type Properties = Record<string, string>;

/** Returns the validated properties of a new item. */
export function propertiesOfNew(itemType: ItemType, said: Said): Properties {
  const hindrance = Object.entries(uninsurableNames).find(([name]) => name === said.name)?.[1];
  if (hindrance) throw new Refused(hindrance, 'This cannot be insured');
  const { properties, wrong } = read(itemType, said);
  if (wrong.length > 0)
    throw new Refused(
      'INVALID_PARAMS',
      'That is no such thing',
      Object.fromEntries(wrong.map((key) => [key, 'invalid'])),
    );
  return properties;
}

/** Merges the changes into the known properties. */
export function propertiesOfChanged(itemType: ItemType, said: Said, known: Properties): Properties {
  if (said.name === unsayableName) throw new Refused('GENERAL_400', 'This cannot be changed');
  const { properties, wrong } = read(itemType, { ...known, ...said });
  if (wrong.length > 0) throw failedValidation(wrong, 'That is no such thing');
  return properties;
}

function read(itemType: ItemType, said: Said): { properties: Properties; wrong: string[] } {
  const values = itemType.properties.map(({ key, required, longest }) => {
    const value = Object.hasOwn(said, key) ? said[key] : undefined;
    const text = typeof value === 'string' ? value.trim() : '';
    const fits = (text !== '' || !required) && text.length <= longest && !text.startsWith('!');
    return { key, text, fits: fits && (value === undefined || typeof value === 'string') };
  });
  return {
    properties: Object.fromEntries(values.map(({ key, text }) => [key, text])),
    wrong: values.filter(({ fits }) => !fits).map(({ key }) => key),
  };
}
