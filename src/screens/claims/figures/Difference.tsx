import { FormattedMessage } from 'react-intl';

import { Amount } from './Amount.tsx';

type DifferenceProps = { amount: number | null; currency: string };

export const Difference = ({ amount, currency }: DifferenceProps) =>
  amount === 0 ? <FormattedMessage id="claims.offer.no_difference" /> : <Amount amount={amount} currency={currency} />;
