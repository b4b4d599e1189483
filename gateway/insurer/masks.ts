import type { NewMonitoredItem } from '#schema/generated/portal.ts';

import { Refused } from '../graphql/refused.ts';
import type { Arguments } from './target.ts';

const cards: readonly unknown[] = ['CARD', 'OTHER_CARD'];
const mostAtEnd = 4;
const mostOfName = 2;

/**
 * Checks that the display value of a new item hides its value: the insurer stores it and shows it in lists,
 * mails and letters.
 *
 * @throws FAILED_VALIDATION of `displayValue`
 */
export function checkMask({ type, item }: Arguments): void {
  const { value, displayValue } = item as NewMonitoredItem;
  if (isMasked(type, value, displayValue)) return;
  const message = 'The display value reveals more of the value than a mask may';
  throw new Refused({
    status: 400,
    code: 'FAILED_VALIDATION',
    type: 'Error',
    message,
    fields: { displayValue: 'invalid' },
  });
}

function isMasked(type: unknown, value: string, displayValue: string): boolean {
  // The portal knows a card by its mask alone, and sends it as the value, too.
  if (cards.includes(type)) return value === displayValue && isMaskedCard(displayValue);
  return type === 'EMAIL' ? isMaskedAddress(value, displayValue) : isMaskedText(value, displayValue);
}

/** Digits of any script count, and only the last four may be legible. */
const isMaskedCard = (displayValue: string): boolean =>
  /^\P{Nd}+\p{Nd}{0,4}$/u.test(displayValue.replace(/[\s-]/g, ''));

function isMaskedAddress(address: string, displayValue: string): boolean {
  const [, shown = '', shownDomain] = /^([^*]*)\*+@([^@]+)$/.exec(displayValue) ?? [];
  const [name = '', domain] = address.split('@');
  const characters = Array.from(name);
  const allowed = characters.slice(0, characters.length > mostOfName ? mostOfName : 1).join('');
  return shownDomain !== undefined && shownDomain === domain && allowed.startsWith(shown);
}

function isMaskedText(value: string, displayValue: string): boolean {
  const shown = /^\*+([^*]*)$/.exec(displayValue)?.[1];
  const characters = Array.from(value);
  const allowed = characters.length > mostAtEnd ? characters.slice(-mostAtEnd).join('') : '';
  return shown !== undefined && allowed.endsWith(shown);
}
