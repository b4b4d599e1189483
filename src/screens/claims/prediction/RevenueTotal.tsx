import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { sumAmounts } from '#rules/claims/amounts.ts';

import { Amount } from '../figures/Amount.tsx';
import { type Typed, understood } from './months.ts';

const useStyles = makeStyles({
  total: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlockStart: '12px',
    borderBlockStartWidth: '2px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

export function RevenueTotal({ fields, currency }: { fields: readonly string[]; currency: string }) {
  const styles = useStyles();
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const amounts = fields.map((field) => understood(values[field])).filter((amount) => amount !== null);

  return (
    <div className={styles.total} role="status">
      <FormattedMessage id="claims.total" />
      <Amount amount={amounts.length > 0 ? sumAmounts(amounts) : null} currency={currency} />
    </div>
  );
}
