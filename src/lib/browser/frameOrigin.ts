/**
 * Returns the origin of a supplier's page. Returns null for an invalid address and for the portal's own origin, because
 * a same-origin frame could escape its sandbox.
 */
export function frameOrigin(url: string, own: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : null;
}
