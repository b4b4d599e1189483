import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { FoldedCard } from '#src/ui/data/FoldedCard.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';

import type { Claim } from '../claim.ts';
import type { GetActing } from './ClaimRow.tsx';
import { ClaimRows } from './ClaimRows.tsx';

const useStyles = makeStyles({
  breach: { margin: 0 },
});

type OtherClaimsProps = {
  reading: Reading<{ claims: readonly Claim[] }>;
  underWay: readonly Claim[];
  closed: readonly Claim[];
  actingOn: GetActing;
};

/** Lists the claims that need nothing from their owner: the open ones and, collapsed, the closed ones. */
export function OtherClaims({ reading, underWay, closed, actingOn }: OtherClaimsProps) {
  const styles = useStyles();

  return (
    <DataArea
      reading={reading}
      failed="claims.failed"
      isEmpty={({ claims }) => claims.length === 0}
      empty="claims.empty"
      emptyAction={
        <p className={styles.breach}>
          <FormattedMessage id="claims.breach" />
        </p>
      }
      skeleton={<Lines count={6} />}
    >
      {() => (
        <Stack gap={24}>
          {underWay.length > 0 ? (
            <Card title={<FormattedMessage id="claims.under_way" />}>
              <ClaimRows claims={underWay} actingOn={actingOn} />
            </Card>
          ) : null}
          {closed.length > 0 ? (
            <FoldedCard
              title={<FormattedMessage id="claims.closed" />}
              count={<FormattedMessage id="claims.closed.count" values={{ count: closed.length }} />}
            >
              <ClaimRows claims={closed} actingOn={actingOn} />
            </FoldedCard>
          ) : null}
        </Stack>
      )}
    </DataArea>
  );
}
