import { makeStyles, tokens } from '@fluentui/react-components';
import { StarRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { masked } from '#rules/people/masking.ts';
import { Chip } from '#src/ui/content/Chip.tsx';

const useStyles = makeStyles({
  method: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  what: { flex: '1 1 160px', display: 'grid', minWidth: 0 },
  description: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  account: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/**
 * Shows a payout method with its name and whether it is preferred. Account numbers show only their end, email
 * addresses only their start.
 */
export function MethodWords({ method: { description, fields, isPreferred } }: { method: PayoutMethod }) {
  const styles = useStyles();
  const { accountNumber, email } = fields;

  return (
    <div className={styles.method}>
      <span className={styles.what}>
        <span className={styles.description}>{description}</span>
        {accountNumber ? (
          <span className={styles.account}>
            <FormattedMessage id="payouts.account" values={{ account: masked('BANK_ACCOUNT', accountNumber) }} />
          </span>
        ) : email ? (
          <span className={styles.account}>{masked('EMAIL', email)}</span>
        ) : null}
      </span>
      {isPreferred ? (
        <Chip tone="informative" icon={<StarRegular />}>
          <FormattedMessage id="payouts.preferred" />
        </Chip>
      ) : null}
    </div>
  );
}
