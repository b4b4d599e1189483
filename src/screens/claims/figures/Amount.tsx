import { Money } from '#src/ui/values/Money.tsx';

type AmountProps = { amount: number | null; currency: string };

/** To the cent; a dash for what is not known. */
export function Amount({ amount, currency }: AmountProps) {
  return amount === null ? <>–</> : <Money amount={amount} currency={currency} decimals={2} />;
}
