import type { Cells, Row } from './table.ts';

/**
 * The table of a machine whose regions never meet, from the tables of its regions: an event takes each region its own way,
 * and leaves alone those that do not know it. What is known of the regions stands in their order.
 */
export function sideBySide(...regions: Cells[]): Cells {
  const combinations = regions.reduce<string[][]>(
    (known, region) => known.flatMap((states) => Object.keys(region).map((state) => [...states, state])),
    [[]],
  );
  return Object.fromEntries(combinations.map((states) => [together(states), cellsOf(states, regions)]));
}

function cellsOf(states: string[], regions: Cells[]): Row {
  const rows = regions.map((region, at) => region[states[at] ?? ''] ?? {});
  const events = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries(
    [...events].map((event) => [event, together(states.map((state, at) => rows[at]?.[event] ?? state))]),
  );
}

function together(labels: string[]): string {
  const pattern = /^(?<state>\S+)(?: \((?<known>[^()]+)\))?(?<asks> \+ .+)?$/;
  const parts = labels.map((label) => pattern.exec(label)?.groups ?? {});
  const known = parts.flatMap((part) => part.known ?? []).join(', ');
  const state = parts.map((part) => part.state).join(' ');
  return `${state} (${known})` + parts.map(({ asks = '' }) => asks).join('');
}
