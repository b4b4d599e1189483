import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { Ground } from '#src/ui/data/Ground.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { veryWide } from '#src/ui/spaces.ts';

import type { ClaimDialogs, PayoutDialog } from '../actions/dialogs.ts';
import { useClaimDialogs } from '../actions/useClaimDialogs.tsx';
import { WithPayoutDetails } from '../details/WithPayoutDetails.tsx';
import { lacksBanking } from '../items/item.ts';
import { useItems } from '../items/useItems.ts';
import { listWaitingClaims } from '../list/groupClaims.ts';
import { FirstClaim } from './FirstClaim.tsx';
import { FurtherClaim } from './FurtherClaim.tsx';
import { InOrder } from './InOrder.tsx';
import { UnconnectedBank } from './UnconnectedBank.tsx';

/** Limit the list to the most urgent claims, to keep the content below in view. */
const mostShown = 3;

const useStyles = makeStyles({
  all: needsYou.all,
  card: needsYou.card,
  list: needsYou.list,
  line: {
    padding: '16px',
    ':not(:first-child)': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
    [veryWide]: { padding: '16px 24px 16px 32px' },
  },
  more: needsYou.more,
});

type NeedsOwnerProps = { dialogs: ClaimDialogs; payoutDetails: PayoutDialog };

/** Shows the claims and items that need the business, the most urgent one large; or says that nothing is needed. */
export function NeedsOwner({ dialogs, payoutDetails }: NeedsOwnerProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { view, data } = useDataset('ITEM_ALERTS');
  const insured = useItems();
  const items = insured.data?.items ?? [];
  const { actingOn, dialog } = useClaimDialogs(dialogs);
  if (view === 'loading' || insured.view === 'loading')
    return (
      <Ground>
        <Lines hasFigure count={5} />
      </Ground>
    );
  if (!data) return null;

  const { claims } = data;
  const all = listWaitingClaims(claims);
  const [first, ...others] = all.slice(0, mostShown);
  const unconnected = items.filter(lacksBanking);

  return (
    <WithPayoutDetails dialog={payoutDetails}>
      {first || unconnected.length > 0 ? (
        <div className={styles.all}>
          <div className={styles.card}>
            <ul className={styles.list} aria-label={formatMessage({ id: 'dashboard.now' })}>
              {first ? (
                <li key={first.alertId}>
                  <FirstClaim claim={first} {...actingOn(first)} />
                </li>
              ) : null}
              {others.map((claim) => (
                <li key={claim.alertId} className={styles.line}>
                  <FurtherClaim claim={claim} {...actingOn(claim)} />
                </li>
              ))}
              {unconnected.length > 0 ? (
                <li className={styles.line}>
                  <UnconnectedBank items={unconnected} />
                </li>
              ) : null}
            </ul>
            {all.length > mostShown ? (
              <div className={styles.more}>
                <ButtonLink to={addresses.insurance} appearance="subtle">
                  <FormattedMessage id="claims.now.all" values={{ count: all.length }} />
                </ButtonLink>
              </div>
            ) : null}
          </div>
        </div>
      ) : items.length > 0 ? (
        <InOrder items={items} claims={claims} />
      ) : null}
      {dialog}
    </WithPayoutDetails>
  );
}
