import { Money } from '#src/ui/values/Money.tsx';

/** Mostly a round sum; where it is not, to the cent. */
export function Term({ amount, currency }: { amount: number; currency: string }) {
  return <Money amount={amount} currency={currency} {...(Number.isInteger(amount) && { decimals: 0 })} />;
}
