import { type CardName, getCardWidth } from './cards.ts';

type Placed = { name: CardName; isLate: boolean };

/** Part of the dashboard: one card of full width, or two columns. The small cards form the narrow column. */
export type Part<Place> =
  | { kind: 'alone'; place: Place }
  | { kind: 'beside'; before: Place[]; small: Place[]; after: Place[] };

/**
 * Arranges the cards. The columns are independent, so that a tall card leaves no hole in the other one. Large cards
 * that come before the small ones also stay before them in document order, for keyboard and screen readers.
 */
export function arrangeCards<Place extends Placed>(places: readonly Place[]): readonly Part<Place>[] {
  const parts: Part<Place>[] = [];
  const names = places.map(({ name }) => name);
  for (const place of places) {
    const room = place.isLate ? 'whole' : getCardWidth(place.name, names);
    const last = parts.at(-1);
    if (room === 'whole') parts.push({ kind: 'alone', place });
    else if (last?.kind !== 'beside' || (room === 'small' && last.after.length > 0))
      parts.push({
        kind: 'beside',
        before: [],
        small: [],
        after: [],
        [room === 'small' ? 'small' : 'before']: [place],
      });
    else if (room === 'small') last.small.push(place);
    else last[last.small.length > 0 ? 'after' : 'before'].push(place);
  }
  return parts;
}
