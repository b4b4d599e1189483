import { type CardName, roomOf } from './cards.ts';

type Placed = { name: CardName; isLate: boolean };

/** Small cards that follow each other stand in one column, as tall as what is in them; every other has its place alone. */
export function columnsOf<Place extends Placed>(places: readonly Place[]): readonly (readonly Place[])[] {
  const isSmall = ({ name, isLate }: Placed) => !isLate && roomOf(name) === 'small';
  const columns: Place[][] = [];
  for (const place of places) {
    const last = columns.at(-1);
    if (last?.[0] && isSmall(last[0]) && isSmall(place)) last.push(place);
    else columns.push([place]);
  }
  return columns;
}
