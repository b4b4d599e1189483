import { makeStyles, tokens } from '@fluentui/react-components';
import { StarRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { masked } from '#rules/people/masking.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { Figure } from '#src/ui/content/Figure.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

const useStyles = makeStyles({
  method: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  what: { flex: '1 1 160px', display: 'grid', minWidth: 0 },
  description: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  account: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** Where payouts go. Of an account only its end is shown. */
export function PaymentMethodsCard() {
  const styles = useStyles();

  return (
    <DataCard
      title="payouts.title"
      reading={useDataset('PAYOUT_METHODS')}
      failed="payouts.failed"
      isEmpty={({ payoutMethods }) => payoutMethods.length === 0}
      empty="payouts.empty"
    >
      {({ payoutMethods }) => (
        <>
          {payoutMethods.length > 1 ? <Figure id="payouts.figure" count={payoutMethods.length} /> : null}
          <LongList items={payoutMethods} keyOf={({ payoutMethodId }) => payoutMethodId} step={5} of="rows">
            {({ description, accountNumber, preferred }) => (
              <div className={styles.method}>
                <span className={styles.what}>
                  <span className={styles.description}>{description}</span>
                  {accountNumber ? (
                    <span className={styles.account}>
                      <FormattedMessage
                        id="payouts.account"
                        values={{ account: masked('BANK_ACCOUNT', accountNumber) }}
                      />
                    </span>
                  ) : null}
                </span>
                {preferred === 1 ? (
                  <Chip tone="informative" icon={<StarRegular />}>
                    <FormattedMessage id="payouts.preferred" />
                  </Chip>
                ) : null}
              </div>
            )}
          </LongList>
        </>
      )}
    </DataCard>
  );
}
