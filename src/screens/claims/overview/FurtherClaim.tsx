import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { type Acting, NextStep } from '../actions/NextStep.tsx';
import { ClaimChip } from '../ClaimChip.tsx';
import { type Claim, getClaimHeadingId } from '../claim.ts';
import { lineStyles } from './lineStyles.ts';

const useStyles = makeStyles(lineStyles);

export function FurtherClaim({ claim, ...acting }: Acting & { claim: Claim }) {
  const styles = useStyles();

  return (
    <article className={styles.line} aria-labelledby={getClaimHeadingId(claim)} data-claim={claim.claimNumber}>
      <ClaimChip claim={claim} />{' '}
      <div className={styles.what}>
        <span id={getClaimHeadingId(claim)} className={styles.name}>
          <FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />
        </span>{' '}
        <span className={styles.fine}>{claim.description}</span>
      </div>
      <NextStep claim={claim} isQuiet {...acting} />
    </article>
  );
}
