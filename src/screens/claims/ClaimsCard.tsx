import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { listClaimsUnderWay } from './list/groupClaims.ts';
import { ClaimLine } from './rows/ClaimLine.tsx';

const useStyles = makeStyles({ words: { margin: 0 } });

const mostShown = 4;

/** Lists the latest open claims that need nothing from their owner, with a link to all claims. */
export function ClaimsCard() {
  const styles = useStyles();

  return (
    <DataCard
      title="claims.title"
      reading={useDataset('ITEM_ALERTS')}
      failed="claims.failed"
      isEmpty={({ claims }) => claims.length === 0}
      empty="claims.empty"
      emptyAction={
        <p className={styles.words}>
          <FormattedMessage id="claims.breach" />
        </p>
      }
      skeleton={<Lines count={6} />}
      way={
        <TextLink to={addresses.insurance}>
          <FormattedMessage id="claims.link" />
        </TextLink>
      }
    >
      {({ claims }) => {
        const underWay = listClaimsUnderWay(claims).slice(0, mostShown);
        return underWay.length > 0 ? (
          <LongList items={underWay} keyOf={({ alertId }) => alertId} step={mostShown} of="ruled">
            {(claim) => <ClaimLine claim={claim} />}
          </LongList>
        ) : (
          <p className={styles.words}>
            <FormattedMessage id="claims.none_under_way" />
          </p>
        );
      }}
    </DataCard>
  );
}
