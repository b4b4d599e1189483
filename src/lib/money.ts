/**
 * An amount with its currency, as it is written in a language.
 *
 * @param currency ISO 4217; null where nobody knows it, then the amount stands alone
 */
export function money(amount: number, currency: string | null, locale: string, decimals = 2): string {
  return written(amount, currency, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** The same where there is little room: rounded, with as few digits as tell it. */
export const shortMoney = (amount: number, currency: string | null, locale: string): string =>
  written(amount, currency, locale, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

function written(amount: number, currency: string | null, locale: string, how: Intl.NumberFormatOptions): string {
  const isKnown = currency !== null && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(locale, isKnown ? { ...how, style: 'currency', currency } : how).format(amount);
}
