import { masked } from '#rules/people/masking.ts';

import { isSame } from '../../kit/records/details.ts';
import { hasRoom, isCardType, type MonitoredType } from '../monitoredItems.ts';
import type { TokenisedCard } from '../tokenFrame/tokenFrame.machine.ts';

/** The typed fields. A card number is typed into the frame, so `value` is empty for cards. */
export type ItemDetails = { friendlyName: string; value: string };

/** An item to send. `token`: null unless the item is a card. */
export type NewItem = {
  dataType: string;
  friendlyName: string;
  value: string;
  displayValue: string;
  token: string | null;
};

/** An item that is sent under one Idempotency-Key until its outcome is known. */
export type ItemAttempt = { item: NewItem; key: string };

/** Returns the item to send. For a card, the insurer gets the display value of the frame, never the number. */
export function toNewItem(dataType: string, { friendlyName, value }: ItemDetails, card: TokenisedCard | null): NewItem {
  if (card) return { dataType, friendlyName, value: card.displayValue, ...card };
  return { dataType, friendlyName, value, displayValue: masked(dataType, value), token: null };
}

const asTexts = ({ token, ...item }: NewItem) => ({ ...item, token: token ?? '' });

/** Returns the previous attempt if the content is the same, or else a new one with a new key. */
export const toAttempt = (item: NewItem, before: ItemAttempt | null, newKey: () => string): ItemAttempt =>
  before && isSame(asTexts(before.item), asTexts(item)) ? before : { item, key: newKey() };

/** Returns whether one more item of a type can be added. */
export const isOpen = (dataType: string, types: readonly MonitoredType[]): boolean =>
  types.some((type) => type.dataType === dataType && hasRoom(type));

/** Returns whether one more item of the type can be added, and the type is a card. */
export const isOpenCard = (dataType: string, types: readonly MonitoredType[]): boolean =>
  isCardType(dataType) && isOpen(dataType, types);

export const listItemIds = (types: readonly MonitoredType[]): readonly string[] =>
  types.flatMap(({ items }) => items.map(({ id }) => id));
