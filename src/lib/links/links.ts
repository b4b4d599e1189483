/** An origin that no address in a text can have. */
const here = 'https://portal.invalid';

/**
 * Classifies an address in an external text: a page of the portal, another site, or a person. Returns null for an
 * unsafe address.
 */
export function classifyLink(address: string): 'page' | 'site' | 'person' | null {
  if (!URL.canParse(address, here)) return null;
  const { protocol, origin } = new URL(address, here);
  if (origin === here) return address.startsWith('/') ? 'page' : null;
  if (protocol === 'https:') return URL.canParse(address) ? 'site' : null;
  return protocol === 'mailto:' || protocol === 'tel:' ? 'person' : null;
}
