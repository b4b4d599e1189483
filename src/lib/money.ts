/**
 * An amount with its currency, as it is written in a language.
 *
 * @param currency ISO 4217; null where nobody knows it, then the amount stands alone
 */
export function money(amount: number, currency: string | null, locale: string, decimals = 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const isKnown = currency !== null && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(locale, isKnown ? { ...digits, style: 'currency', currency } : digits).format(amount);
}
