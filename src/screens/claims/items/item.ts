import { editableFields, type ItemDetails } from '#machines/claims/items/items.ts';
import { bankingOf } from '#rules/claims/banking.ts';
import type { ItemsQuery } from '#src/api/generated/documents.ts';
import { readable } from '#src/lib/words.ts';

export type Item = ItemsQuery['items'][number];

/** What it is called; of one without a name, what it is. */
export const nameOf = ({ properties: { name }, itemTypeId }: Pick<Item, 'properties' | 'itemTypeId'>): string =>
  textOf(name) || readable(itemTypeId);

/** What is known of it is the insurer's to name; what is no text is nothing that could be shown or changed. */
export const textOf = (property: unknown): string => (typeof property === 'string' ? property : '');

/** What can be said of it anew: what it is not known by, it has no place for. */
export const editableIn = ({ properties }: Pick<Item, 'properties'>) =>
  editableFields.filter((field) => typeof properties[field] === 'string');

/** How many characters the insurer has room for. */
export const roomOf: Record<keyof ItemDetails, number> = { name: 100, address: 200 };

/** Whether its cover cannot do without its bank, which nobody has connected. */
export function lacksBanking(item: Item): boolean {
  const banking = bankingOf(item);
  return banking !== undefined && banking.required && !banking.granted;
}
