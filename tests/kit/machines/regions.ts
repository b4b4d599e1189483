import type { Table } from '../model.ts';

/**
 * The table of a machine whose regions never meet, from the tables of its regions: an event takes each region its own way,
 * and leaves alone those that do not know it. What is known of the regions stands in their order.
 */
export function sideBySide(...regions: Table[]): Table {
  const combinations = regions.reduce<string[][]>(
    (known, region) => known.flatMap((states) => Object.keys(region).map((state) => [...states, state])),
    [[]],
  );
  return Object.fromEntries(combinations.map((states) => [together(states), cellsOf(states, regions)]));
}

function cellsOf(states: string[], regions: Table[]): Record<string, string> {
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
  return (known ? `${state} (${known})` : state) + parts.map(({ asks = '' }) => asks).join('');
}
