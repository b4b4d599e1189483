import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { displayType } from '#src/ui/displayType.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { wide } from '#src/ui/spaces.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { Difference } from '../figures/Difference.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { getOfferedShare, getTotalDifference, type OfferRow, sumColumn } from './rows.ts';
import { SumBeside } from './SumBeside.tsx';

const useStyles = makeStyles({
  sum: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px 32px',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' },
  },
  name: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  figure: {
    margin: 0,
    ...displayType,
    fontSize: '36px',
    lineHeight: '44px',
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
    [wide]: { fontSize: '44px', lineHeight: '52px' },
  },
  share: { margin: '0 0 16px', color: tokens.colorNeutralForeground2 },
});

type OfferSumProps = {
  rows: readonly OfferRow[];
  data: Claim['data'];
  isAdjusted: boolean;
  /** Note of the insurer about the whole offer. */
  children: ReactNode;
};

/** Shows the total offer first and how the payment is calculated, then the prediction and the difference. */
export function OfferSum({ rows, data, isAdjusted, children }: OfferSumProps) {
  const styles = useStyles();
  const { currency } = data;
  const share = getOfferedShare(rows);
  const total = (column: 'revenue' | 'predicted' | 'previous') => (
    <Amount amount={sumColumn(rows, column)} currency={currency} />
  );

  return (
    <div className={styles.sum}>
      <div>
        <p className={styles.name}>
          <FormattedMessage id="claims.offer.sum" />
        </p>
        <p className={styles.figure}>{total('revenue')}</p>
        {share === null ? null : (
          <p className={styles.share}>
            <FormattedMessage
              id="claims.offer.share"
              values={{ share: <FormattedNumber value={share} style="percent" /> }}
            />
          </p>
        )}
        <OfferTerms data={data} />
      </div>
      <Stack gap={16}>
        <SumBeside
          amounts={{
            'claims.offer.predicted': total('predicted'),
            'claims.offer.difference': <Difference amount={getTotalDifference(rows)} currency={currency} />,
            ...(isAdjusted && { 'claims.offer.before': total('previous') }),
          }}
        />
        {children}
      </Stack>
    </div>
  );
}
