/** Whose origin no address in a text can have. */
const here = 'https://portal.invalid';

/**
 * Where an address leads that somebody else wrote: to a page of the portal, to another site, or to a person. Null where
 * nobody should be led.
 */
export function whereTo(address: string): 'page' | 'site' | 'person' | null {
  if (!URL.canParse(address, here)) return null;
  const { protocol, origin } = new URL(address, here);
  if (origin === here) return address.startsWith('/') ? 'page' : null;
  if (protocol === 'https:') return URL.canParse(address) ? 'site' : null;
  return protocol === 'mailto:' || protocol === 'tel:' ? 'person' : null;
}
