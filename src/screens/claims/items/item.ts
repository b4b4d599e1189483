import { editableFields, type ItemDetails } from '#machines/claims/items/items.ts';
import { findBankingPermission } from '#rules/claims/banking.ts';
import type { ItemsQuery } from '#src/api/generated/documents.ts';
import { readable } from '#src/lib/words.ts';

export type Item = ItemsQuery['items'][number];

/** Returns the name of an item, or its type if it has no name. */
export const getItemName = ({ properties: { name }, itemTypeId }: Pick<Item, 'properties' | 'itemTypeId'>): string =>
  toText(name) || readable(itemTypeId);

/** Properties have arbitrary types. Returns an empty string for any that cannot be shown or edited as text. */
export const toText = (property: unknown): string => (typeof property === 'string' ? property : '');

/** Returns the fields that can be edited: the API ignores a field that the item does not have. */
export const listEditableFields = ({ properties }: Pick<Item, 'properties'>) =>
  editableFields.filter((field) => typeof properties[field] === 'string');

/** Maximum length in characters that the insurer accepts. */
export const maxLengths: Record<keyof ItemDetails, number> = { name: 100, address: 200 };

/** Returns true if the cover requires bank access and no bank is connected. */
export function lacksBanking(item: Item): boolean {
  const banking = findBankingPermission(item);
  return banking !== undefined && banking.required && !banking.granted;
}
