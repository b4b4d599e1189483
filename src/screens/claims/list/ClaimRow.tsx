import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { getOwnerRequest } from '#rules/claims/claimState.ts';
import { wide } from '#src/ui/spaces.ts';
import { ClaimButton } from '../actions/ClaimButton.tsx';

import { type Acting, NextStep } from '../actions/NextStep.tsx';
import { ClaimChip } from '../ClaimChip.tsx';
import { type Claim, getClaimHeadingId } from '../claim.ts';
import { ClaimDetail } from '../detail/ClaimDetail.tsx';
import { ClaimFacts } from '../detail/ClaimFacts.tsx';
import { DayLeaf } from '../rows/DayLeaf.tsx';
import { FoldRow } from '../rows/FoldRow.tsx';

const useStyles = makeStyles({ spared: { [wide]: { display: 'none' } } });

export type GetActing = (claim: Claim) => Acting;

/** Row of a claim that expands to its details, with the owner's next step beside it. */
export function ClaimRow({ claim, actingOn, isQuiet }: { claim: Claim; actingOn: GetActing; isQuiet: boolean }) {
  const styles = useStyles();
  const acting = actingOn(claim);
  const isAsked = getOwnerRequest(claim) !== null;

  return (
    <FoldRow
      name={claim.alertId}
      leaf={<DayLeaf on={claim.alertDate} />}
      title={<FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />}
      titleId={getClaimHeadingId(claim)}
      fine={claim.description}
      chip={<ClaimChip claim={claim} />}
      // The action beside it says the same.
      isChipSpared={isAsked}
      action={isAsked ? <NextStep claim={claim} isQuiet={isQuiet} {...acting} /> : null}
      attributes={{ 'data-claim': claim.claimNumber }}
    >
      {isAsked ? (
        <div className={styles.spared}>
          <ClaimChip claim={claim} />
        </div>
      ) : null}
      <ClaimFacts claim={claim} />
      {isAsked ? null : <ClaimButton claim={claim} {...acting} />}
      <ClaimDetail claim={claim} />
    </FoldRow>
  );
}
