import { addresses } from '../addresses.ts';

/** Returns the address of the contact form. `reference` identifies the failure that the message is about. */
export const getSupportPath = (reference?: string): string =>
  reference === undefined ? addresses.support : `${addresses.support}?${new URLSearchParams({ reference })}`;

/** Returns the reference in an address, or null if it is missing or malformed. Anyone can craft such a link. */
export function readReference(search: URLSearchParams): string | null {
  const reference = search.get('reference') ?? '';
  return /^[\w-]{8,64}$/.test(reference) ? reference : null;
}
