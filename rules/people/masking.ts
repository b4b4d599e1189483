const cards: readonly string[] = ['CARD', 'OTHER_CARD'];

/**
 * A monitored value as it may be shown. What comes from the card frame is fit to be shown already; the number itself never
 * gets here.
 */
export function masked(dataType: string, value: string): string {
  if (cards.includes(dataType)) return value;
  return dataType === 'EMAIL' ? maskedEmail(value) : maskedEnd(value);
}

/** Where a one-time code was sent to: an e-mail address or a phone number. */
export const maskedIdentifier = (identifier: string): string =>
  identifier.includes('@') ? maskedEmail(identifier) : maskedEnd(identifier);

/** Two characters, stars, the domain. Of a name so short that two would give it away, only the first is shown. */
function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return maskedEnd(address);
  const local = Array.from(address.slice(0, at));
  const shown = local.length > 2 ? 2 : 1;
  return local.slice(0, shown).join('') + stars(Math.max(1, local.length - shown)) + address.slice(at);
}

/** Stars and the last four characters; four or fewer are stars altogether. */
function maskedEnd(value: string): string {
  const characters = Array.from(value);
  const hidden = characters.length > 4 ? characters.length - 4 : characters.length;
  return stars(hidden) + characters.slice(hidden).join('');
}

const stars = (count: number) => '*'.repeat(count);
