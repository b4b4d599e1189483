import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { waitsForItsOwner } from '#rules/claims/standing.ts';
import { LongList } from '#src/ui/content/LongList.tsx';

import type { Claim } from './claim.ts';

const useStyles = makeStyles({ lead: { margin: 0 } });

type ClaimsListProps = { claims: readonly Claim[]; children: (claim: Claim) => ReactNode };

/** Those that wait for their owner first, then the latest. What is done meanwhile stays where it was seen. */
export function ClaimsList({ claims, children }: ClaimsListProps) {
  const styles = useStyles();
  const waiting = claims.filter(waitsForItsOwner);
  const [first] = useState(() => new Set(waiting.map(({ alertId }) => alertId)));
  const inOrder = claims.toSorted(
    (one, other) => Number(first.has(other.alertId)) - Number(first.has(one.alertId)) || latestFirst(one, other),
  );

  return (
    <>
      {waiting.length > 0 ? (
        <p className={styles.lead}>
          <FormattedMessage id="claims.waiting_for_you" values={{ count: waiting.length }} />
        </p>
      ) : null}
      <LongList items={inOrder} keyOf={({ alertId }) => alertId} step={20} of="rows">
        {children}
      </LongList>
    </>
  );
}

const latestFirst = (one: Claim, other: Claim) => Date.parse(other.alertDate) - Date.parse(one.alertDate);
