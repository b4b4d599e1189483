import { Money } from '#src/ui/values/Money.tsx';

type AmountProps = { amount: number | null; currency: string };

/** Shows cents; a dash if the amount is unknown. */
export function Amount({ amount, currency }: AmountProps) {
  return amount === null ? <>–</> : <Money amount={amount} currency={currency} decimals={2} />;
}
