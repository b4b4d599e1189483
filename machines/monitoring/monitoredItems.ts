import { isSameText } from '../kit/records/details.ts';

/** An item that the insurer monitors. `displayValue` is masked: the insurer never returns the value. */
export type MonitoredItem = { id: string; friendlyName: string; displayValue: string };

/** A data type, with its monitored items and their maximum number. */
export type MonitoredType = { dataType: string; maxAllowed: number; items: readonly MonitoredItem[] };

/** A change to the list. The insurer may take a moment to show it. */
export type Change =
  | { kind: 'added'; id: string }
  | { kind: 'renamed'; id: string; friendlyName: string }
  | { kind: 'deleted'; id: string };

/** Types whose number is typed into a frame of the tokeniser, never into the portal. */
const cardTypes: readonly string[] = ['CARD', 'OTHER_CARD'];

export const isCardType = (dataType: string): boolean => cardTypes.includes(dataType);

/** Returns whether one more item of a type can be monitored. */
export const hasRoom = ({ items, maxAllowed }: MonitoredType): boolean => items.length < maxAllowed;

/** Returns whether a list shows a change. Any list shows an unknown change. */
export function isVisible(change: Change | null, types: readonly MonitoredType[]): boolean {
  if (change === null) return true;
  const item = types.flatMap(({ items }) => items).find(({ id }) => id === change.id);
  if (change.kind === 'deleted') return item === undefined;
  if (change.kind === 'added') return item !== undefined;
  return item !== undefined && isSameText(item.friendlyName, change.friendlyName);
}

type Sought = { dataType: string; friendlyName: string; displayValue: string };

/**
 * Returns the id of an item that was added by a call without an answer, or null.
 *
 * @param known ids of the items that were there before the call
 */
export function findAdded(
  { dataType, friendlyName, displayValue }: Sought,
  types: readonly MonitoredType[],
  known: readonly string[],
): string | null {
  const added = types
    .filter((type) => type.dataType === dataType)
    .flatMap(({ items }) => items)
    .find(
      (item) =>
        !known.includes(item.id) &&
        isSameText(item.friendlyName, friendlyName) &&
        isSameText(item.displayValue, displayValue),
    );
  return added?.id ?? null;
}
