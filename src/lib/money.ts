/**
 * An amount with its currency, as it is written in a language; less than nothing with a minus, as wide as a figure, and no hyphen.
 *
 * @param currency ISO 4217; null where nobody knows it, then the amount stands alone
 */
export function money(amount: number, currency: string | null, locale: string, decimals = 2): string {
  return written(amount, currency, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** The same where there is little room: rounded, with as few digits as tell it. */
export const shortMoney = (amount: number, currency: string | null, locale: string): string =>
  written(amount, currency, locale, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** What stands beside an amount for its currency; null where nobody knows it. */
export function currencySign(currency: string | null, locale: string): string | null {
  if (!isKnown(currency)) return null;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const isKnown = (currency: string | null): currency is string => currency !== null && /^[A-Z]{3}$/.test(currency);

function written(amount: number, currency: string | null, locale: string, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, isKnown(currency) ? { ...how, style: 'currency', currency } : how)
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '\u2212') : value))
    .join('');
}
