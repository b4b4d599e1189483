import type { DataType } from './kinds.ts';

const shown = 4;

/**
 * Returns whether a display value reveals no more than the rule allows: of an email address the domain and
 * the first two characters, or one if there are no more than two; of anything else the last four characters, or none if
 * there are no more than four. It needs at least one star; the number of stars does not matter.
 */
export function isMasked(dataType: DataType, value: string, displayValue: string): boolean {
  return dataType === 'EMAIL' ? isMaskedAddress(value, displayValue) : isMaskedText(value, displayValue);
}

function isMaskedAddress(value: string, displayValue: string): boolean {
  const [local = '', domain] = value.split('@');
  const [shownLocal = '', shownDomain, more] = displayValue.split('@');
  const visible = /^([^*]*)\*+$/.exec(shownLocal)?.[1];
  if (visible === undefined || more !== undefined || shownDomain !== domain) return false;
  const letters = [...local];
  const allowed = letters.slice(0, letters.length > 2 ? 2 : 1).join('');
  return allowed.startsWith(visible);
}

function isMaskedText(value: string, displayValue: string): boolean {
  const visible = /^\*+([^*]*)$/.exec(displayValue)?.[1];
  if (visible === undefined) return false;
  const characters = [...value];
  const allowed = characters.length > shown ? characters.slice(-shown).join('') : '';
  return allowed.endsWith(visible);
}
