import { Money } from '#src/ui/values/Money.tsx';

/** Formats a whole amount without cents. */
export function Term({ amount, currency }: { amount: number; currency: string }) {
  return <Money amount={amount} currency={currency} {...(Number.isInteger(amount) && { decimals: 0 })} />;
}
