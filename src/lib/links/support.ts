import { addresses } from '../addresses.ts';

/** The address of the form for messages. `reference`: that of the failure that the message is about. */
export const addressOfSupport = (reference?: string): string =>
  reference === undefined ? addresses.support : `${addresses.support}?${new URLSearchParams({ reference })}`;

/** Returns the reference in an address; null if there is none, or something else than an id, which anybody could write there. */
export function readReference(search: URLSearchParams): string | null {
  const reference = search.get('reference') ?? '';
  return /^[\w-]{8,64}$/.test(reference) ? reference : null;
}
