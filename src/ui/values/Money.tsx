import { useIntl } from 'react-intl';

import { money } from '#src/lib/money.ts';

type MoneyProps = { amount: number; currency: string | null; decimals?: number };

export function Money({ amount, currency, decimals }: MoneyProps) {
  const { locale } = useIntl();

  return <span>{money(amount, currency, locale, decimals)}</span>;
}
