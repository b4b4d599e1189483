/** A code of the insurer's that no text is known for, fit to be read: POWER_OUTAGE becomes Power outage. */
export function readable(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
