import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { sumOf } from '#rules/claims/amounts.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { displayType } from '#src/ui/displayType.ts';

import { Amount } from '../figures/Amount.tsx';
import { type OfferRow, totalOf } from './rows.ts';

const useStyles = makeStyles({
  sum: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  figure: { margin: 0, ...displayType, fontSize: '28px', lineHeight: '36px', fontVariantNumeric: 'tabular-nums' },
});

/** What is offered in all, first; then what was predicted, and what lies between. */
export function OfferSum({ rows, currency }: { rows: readonly OfferRow[]; currency: string }) {
  const styles = useStyles();
  const [offered, predicted] = [totalOf(rows, 'revenue'), totalOf(rows, 'predicted')];
  const difference = offered === null || predicted === null ? null : sumOf([offered, -predicted]);

  return (
    <div className={styles.sum}>
      <div>
        <p className={styles.name}>
          <FormattedMessage id="claims.offer.sum" />
        </p>
        <p className={styles.figure}>
          <Amount amount={offered} currency={currency} />
        </p>
      </div>
      <Facts
        facts={{
          'claims.offer.predicted': <Amount amount={predicted} currency={currency} />,
          'claims.offer.difference': <Amount amount={difference} currency={currency} />,
        }}
      />
    </div>
  );
}
