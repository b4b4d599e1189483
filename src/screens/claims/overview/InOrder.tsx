import { makeStyles, tokens } from '@fluentui/react-components';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ground } from '#src/ui/data/Ground.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';

import type { Claim } from '../claim.ts';
import { getItemName, type Item } from '../items/item.ts';
import { listClaimsUnderWay } from '../list/groupClaims.ts';

const useStyles = makeStyles({
  words: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', alignItems: 'center' },
  icon: { gridRow: 'span 2', fontSize: '40px', color: tokens.colorStatusSuccessForeground1 },
  title: { margin: 0, ...displayType, fontSize: '20px', lineHeight: '28px', overflowWrap: 'anywhere' },
});

/** Shown if a business has nothing to do: its insured items and its open claims. */
export function InOrder({ items, claims }: { items: readonly Item[]; claims: readonly Claim[] }) {
  const styles = useStyles();
  const { formatList } = useIntl();

  return (
    <Ground>
      <div className={styles.words}>
        <ShieldCheckmarkRegular className={styles.icon} />
        <h2 className={styles.title}>
          <FormattedMessage
            id="claims.in_order"
            values={{
              names: <span translate="no">{formatList(items.map(getItemName))}</span>,
              count: items.length,
            }}
          />
        </h2>
        <Muted>
          <FormattedMessage id="claims.in_order.body" values={{ count: listClaimsUnderWay(claims).length }} />
        </Muted>
      </div>
    </Ground>
  );
}
