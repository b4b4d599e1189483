/** Where a supplier's page is from; null for what is no page, or one of the portal's own, which a sandbox would not hold. */
export function frameOrigin(url: string, own: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : null;
}
