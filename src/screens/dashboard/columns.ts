import { type CardName, roomOf } from './cards.ts';

type Placed = { name: CardName; isLate: boolean };

/** One with the whole width; or several in two columns, in their order: those that are small follow each other. */
export type Part<Place> =
  | { kind: 'alone'; place: Place }
  | { kind: 'beside'; before: Place[]; small: Place[]; after: Place[] };

/**
 * Neither column waits for the other, so that none has a hole beside a tall card of the other. What is large and comes before
 * what is small stays before it, for the keyboard and the ear, too.
 */
export function partsOf<Place extends Placed>(places: readonly Place[]): readonly Part<Place>[] {
  const parts: Part<Place>[] = [];
  const names = places.map(({ name }) => name);
  for (const place of places) {
    const room = place.isLate ? 'whole' : roomOf(place.name, names);
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
