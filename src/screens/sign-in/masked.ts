/** Enough of an address to know it again, not enough to read it over a shoulder: `a***@sky.test`, `•••0002`. */
export function masked(identifier: string): string {
  const [local = '', domain] = identifier.split('@');
  return domain ? `${local.slice(0, 1)}•••@${domain}` : `•••${identifier.slice(-4)}`;
}
