import type { AnyModel } from '#machines/model.ts';

/** What each event does: `closed + leaveBy(front page)` is where it leads, and what is asked of the world on the way. */
export type Row = Readonly<Record<string, string>>;

/** What the events do in each place of a machine, cell by cell. */
export type Cells = Readonly<Record<string, Row>>;

/** In the row of a place: an event that does nothing there, though elsewhere in that state it does. */
export const nothing = 'nothing';

/** The row that says how a machine begins with each input. */
export const beginning = 'to begin with';

type SampleOf<Type extends string, Samples> = Samples extends string ? Type : `${Type}: ${keyof Samples & string}`;

/** All that can happen to a machine, as its cells are named. */
type Happening<Model extends AnyModel> =
  | { [Type in keyof Model['events'] & string]: SampleOf<Type, Model['events'][Type]> }[keyof Model['events'] & string]
  | {
      [Actor in keyof Model['answers'] & string]: Model['answers'][Actor] extends string
        ? never
        : `${Actor}: ${(keyof Model['answers'][Actor] & string) | 'no answer'}`;
    }[keyof Model['answers'] & string]
  | `after ${string}`;

/**
 * What each event does in each state, by exception. A row by the name of a state (`checking`) is for every place of it; one
 * by the name of a place (`checking (leg of 3)`, or `checking ()` where nothing is known) says what differs there. What is
 * known stays as it is unless the cell says otherwise: `found`, but `entering (by hand)` and `closed ()`.
 */
export type Table<Model extends AnyModel> = {
  readonly [beginning]: { readonly [Input in keyof Model['inputs']]: string };
} & { readonly [State in string]: { readonly [Each in Happening<Model>]?: string } };

type Named<Cell> = Cell extends `${infer Type}: ${string}` ? Type : Cell;
type CellsOf<Row> = Row extends unknown ? Named<keyof Row> : never;
type Decided<Rows> = { [State in keyof Rows]: CellsOf<Rows[State]> }[keyof Rows];

/** An event of which no row of a table says what it does; so that it does not compile. */
export type Undecided<Model extends AnyModel, Rows> = [Exclude<keyof Model['events'], Decided<Rows>>] extends [never]
  ? unknown
  : { 'says what happens at': Exclude<keyof Model['events'], Decided<Rows>> };

/** A table written out, for the places that a machine can stand in. */
export function writtenOut(table: Cells, places: readonly string[]): Cells {
  const cellsIn = (place: string): Row => {
    const cells = { ...table[stateOf(place)], ...table[exactly(place)] };
    return Object.fromEntries(
      Object.entries(cells)
        .filter(([, cell]) => cell !== nothing)
        .map(([event, cell]) => [event, placed(cell, knownIn(place))]),
    );
  };
  return Object.fromEntries(places.map((place) => [place, cellsIn(place)]));
}

/** The places of which a table says nothing, not even that nothing happens there. */
export const missingIn = (table: Cells, places: readonly string[]): string[] =>
  places.filter((place) => !table[stateOf(place)] && !table[exactly(place)]);

/** The rows that are in more than one part of a table, so that one would hide the other. */
export function repeatedIn(parts: readonly Cells[]): string[] {
  const names = parts.flatMap((part) => Object.keys(part));
  return names.filter((name, at) => names.indexOf(name) < at);
}

/** The events of which a table says nothing, anywhere. */
export function undecidedIn(table: Cells, events: readonly string[]): string[] {
  const decided = new Set(Object.values(table).flatMap((row) => Object.keys(row).map((cell) => cell.split(': ')[0])));
  return events.filter((event) => !decided.has(event));
}

/** What a table says for nobody: of places that there are not, a second time, or where every place says otherwise. */
export function idleIn(table: Cells, places: readonly string[]): string[] {
  const ofState = (state: string) => places.filter((place) => stateOf(place) === state);
  return Object.entries(table).flatMap(([row, cells]) => {
    const isException = row.includes('(');
    const place = row.replace(' ()', '');
    if (isException ? !places.includes(place) : ofState(row).length === 0) return [row];
    const isIdle = (event: string, cell: string) =>
      isException
        ? cell === (table[stateOf(place)]?.[event] ?? nothing)
        : ofState(row).every((each) => table[exactly(each)]?.[event] !== undefined);
    return Object.entries(cells).flatMap(([event, cell]) => (isIdle(event, cell) ? [`${row}, ${event}`] : []));
  });
}

const stateOf = (place: string): string => place.replace(/ \(.*/, '');

const knownIn = (place: string): string => / \((.*)\)$/.exec(place)?.[1] ?? '';

const exactly = (place: string): string => (place.includes('(') ? place : `${place} ()`);

/** A cell with what is known there, in words as the graph has them. */
function placed(cell: string, known: string): string {
  const [to = '', ...asked] = cell.split(' + ');
  const place = to.includes('(') || !known ? to.replace(' ()', '') : `${to} (${known})`;
  return [place, ...asked].join(' + ');
}
