import { addresses } from '#src/lib/addresses.ts';

/** Pages that exist for every customer. Any other address belongs to one customer. */
const common: readonly string[] = [addresses.dashboard, addresses.insurance, addresses.passengers];

/** Returns the page that the agent came for, if every customer has it. */
export function getWantedPage(state: unknown): string | null {
  const wanted = textIn(state, 'wanted');
  return wanted && common.includes(wanted) ? wanted : null;
}

/** Returns true if the agent asked for a page. The dashboard does not count, because every sign-in leads there. */
export function isWanted(state: unknown): boolean {
  const wanted = getWantedPage(state);
  return wanted !== null && wanted !== addresses.dashboard;
}

/** Returns the page to go back to when the agent cancels the search. Accepts only paths of this origin. */
export function getReturnPath(state: unknown): string | null {
  const from = textIn(state, 'from');
  return from && /^\/(?!\/)/.test(from) ? from : null;
}

function textIn(state: unknown, name: string): string | null {
  const value: unknown = state && typeof state === 'object' ? (state as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}
