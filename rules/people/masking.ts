const cards: readonly string[] = ['CARD', 'OTHER_CARD'];

/**
 * Masks a monitored value for display. Values from the card frame are masked already; the card number itself never gets
 * here.
 */
export function masked(dataType: string, value: string): string {
  if (cards.includes(dataType)) return value;
  return dataType === 'EMAIL' ? maskedEmail(value) : maskedEnd(value);
}

/** Masks the destination of a one-time code: an e-mail address or a phone number. */
export const maskedIdentifier = (identifier: string): string =>
  identifier.includes('@') ? maskedEmail(identifier) : maskedEnd(identifier);

/** Shows two characters, stars and the domain; of very short names only the first character. */
function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return maskedEnd(address);
  const local = Array.from(address.slice(0, at));
  const shown = local.length > 2 ? 2 : 1;
  return local.slice(0, shown).join('') + stars(Math.max(1, local.length - shown)) + address.slice(at);
}

/** Shows stars and the last four characters; of four or fewer characters only stars. */
function maskedEnd(value: string): string {
  const characters = Array.from(value);
  const hidden = characters.length > 4 ? characters.length - 4 : characters.length;
  return stars(hidden) + characters.slice(hidden).join('');
}

const stars = (count: number) => '*'.repeat(count);
