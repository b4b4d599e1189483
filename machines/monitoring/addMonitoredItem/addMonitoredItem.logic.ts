import { masked } from '#rules/people/masking.ts';

import { isSame } from '../../records/details.ts';
import { hasRoom, isCardType, type MonitoredType } from '../monitoredItems.ts';
import type { TokenisedCard } from '../tokenFrame/tokenFrame.machine.ts';

/** What somebody types. The value of a card is typed elsewhere, and empty here. */
export type ItemDetails = { friendlyName: string; value: string };

/** An item as it is sent. `token`: null for what is no card. */
export type NewItem = {
  dataType: string;
  friendlyName: string;
  value: string;
  displayValue: string;
  token: string | null;
};

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type ItemAttempt = { item: NewItem; key: string };

/** Returns the item to send. Of a card the insurer gets the display value of the frame, never the number. */
export function toNewItem(dataType: string, { friendlyName, value }: ItemDetails, card: TokenisedCard | null): NewItem {
  if (card) return { dataType, friendlyName, value: card.displayValue, ...card };
  return { dataType, friendlyName, value, displayValue: masked(dataType, value), token: null };
}

const asTexts = ({ token, ...item }: NewItem) => ({ ...item, token: token ?? '' });

/** Returns the attempt that was made before for the same content, or another one with a key of its own. */
export const toAttempt = (item: NewItem, before: ItemAttempt | null, newKey: () => string): ItemAttempt =>
  before && isSame(asTexts(before.item), asTexts(item)) ? before : { item, key: newKey() };

/** Whether one more item of a type can be added. */
export const isOpen = (dataType: string, types: readonly MonitoredType[]): boolean =>
  types.some((type) => type.dataType === dataType && hasRoom(type));

/** Whether that type is typed into a frame. */
export const isOpenCard = (dataType: string, types: readonly MonitoredType[]): boolean =>
  isCardType(dataType) && isOpen(dataType, types);

export const listItemIds = (types: readonly MonitoredType[]): readonly string[] =>
  types.flatMap(({ items }) => items.map(({ id }) => id));
