import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';

import { ClaimsList } from './ClaimsList.tsx';
import { ClaimView } from './ClaimView.tsx';
import type { Claim } from './claim.ts';

const useStyles = makeStyles({ breach: { margin: 0 } });

type ClaimsCardProps = {
  /** What more there is of a claim. */
  detailOf?: (claim: Claim) => ReactNode;
  footer?: ReactNode;
};

/** Every claim: first those that go on only once their owner has done something. */
export function ClaimsCard({ detailOf, footer }: ClaimsCardProps) {
  const styles = useStyles();
  const reading = useDataset('ITEM_ALERTS');

  return (
    <DataCard
      title="claims.title"
      reading={reading}
      failed="claims.failed"
      isEmpty={({ claims }) => claims.length === 0}
      empty="claims.empty"
      emptyAction={
        <p className={styles.breach}>
          <FormattedMessage id="claims.breach" />
        </p>
      }
      skeleton={<Lines hasFigure count={6} />}
      footer={footer}
    >
      {({ claims }) => (
        <>
          <Figure id="claims.figure" count={claims.filter(({ completed }) => !completed).length} />
          <ClaimsList claims={claims}>{(claim) => <ClaimView claim={claim}>{detailOf?.(claim)}</ClaimView>}</ClaimsList>
        </>
      )}
    </DataCard>
  );
}
