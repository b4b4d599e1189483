/**
 * Formats an amount with its currency. Negative amounts have a minus sign of a digit's width instead of a hyphen.
 *
 * @param currency ISO 4217; null if unknown, which leaves the amount alone
 */
export function money(amount: number, currency: string | null, locale: string, decimals = 2): string {
  return written(amount, currency, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Formats a rounded amount with few digits, for narrow places. */
export const shortMoney = (amount: number, currency: string | null, locale: string): string =>
  written(amount, currency, locale, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** Returns the sign of a currency beside an amount, or null if the currency is unknown. */
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
