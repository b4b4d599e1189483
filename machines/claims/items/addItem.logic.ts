import { isSameText } from '../../kit/records/details.ts';
import type { NewItem } from '../claims.ts';
import type { InsuredItem, ItemsRead } from './items.ts';

/** `isSent`: the outcome of the purchase is unknown. */
export type AddItemDraft = {
  details: NewItem | null;
  insured: readonly string[];
  /** Shared with other tabs that continue this draft. */
  key: string;
  isSent: boolean;
  /** YYYY-MM-DD, set when it is sent: the first day of the cover. */
  startsOn?: string;
  /** Distinguishes the terms page from the form, so that input on one does not land on the other. */
  isReviewing?: true;
};

export type AddItemEntries = Pick<AddItemDraft, 'details' | 'insured' | 'key' | 'isSent'> & { startsOn: string | null };

export const pickEntries = ({ details, insured, key, isSent, startsOn }: AddItemEntries): AddItemDraft => ({
  details,
  insured,
  key,
  isSent,
  ...(startsOn && { startsOn }),
});

/**
 * Returns the item that matches the description and was not insured before. Ignores properties that were not entered
 * here.
 */
export function findNewItem(read: ItemsRead, { details, insured }: Pick<AddItemDraft, 'details' | 'insured'>) {
  if (read.kind !== 'read' || !details) return undefined;
  const { propositionId: _, ...described } = details;
  const entered = Object.entries(described).filter(([, text]) => text.trim() !== '');
  return read.items.find((item) => {
    const known: Record<string, string | undefined> = toDetails(item);
    return !insured.includes(item.itemId) && entered.every(([key, text]) => isSameText(known[key] ?? '', text));
  });
}

const toDetails = ({ externalPolicyNumber, itemTypeId, properties }: InsuredItem) => ({
  ...properties,
  externalPolicyNumber,
  itemTypeId,
});
