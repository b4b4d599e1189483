import { addresses } from '#src/lib/addresses.ts';

/** Pages that every customer has. Of others the address is one customer's, and no other has a page there. */
const common: readonly string[] = [addresses.dashboard, addresses.insurance, addresses.passengers];

/** Where somebody was led here from, if whoever is chosen has that page, too. */
export function wantedIn(state: unknown): string | null {
  const wanted = textIn(state, 'wanted');
  return wanted && common.includes(wanted) ? wanted : null;
}

/** Whether it was a page that somebody asked for; everybody who signs in is led to the overview. */
export function isWanted(state: unknown): boolean {
  const wanted = wantedIn(state);
  return wanted !== null && wanted !== addresses.dashboard;
}

/** Where an agent came from who looks for another customer, to go back there. */
export function fromIn(state: unknown): string | null {
  const from = textIn(state, 'from');
  return from && /^\/(?!\/)/.test(from) ? from : null;
}

function textIn(state: unknown, name: string): string | null {
  const value: unknown = state && typeof state === 'object' ? (state as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}
