import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { generatePath } from 'react-router-dom';

import { getClaimAction, getClaimProgress } from '#rules/claims/claimState.ts';
import { addresses } from '#src/lib/addresses.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Row } from '#src/ui/layout/Row.tsx';

import type { Claim } from '../claim.ts';
import { PredictionTable } from '../figures/PredictionTable.tsx';
import { Accepted } from './Accepted.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import { Opened } from './Opened.tsx';
import { WhoDealsWithIt } from './WhoDealsWithIt.tsx';

const useStyles = makeStyles({
  detail: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBlockStart: '8px' },
  remaining: { margin: 0 },
});

/** Shows the progress of a claim, its completed steps and its documents. */
export function ClaimDetail({ claim }: { claim: Claim }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { percent, remaining } = getClaimProgress(claim);
  const prediction = claim.datasets.find(({ name, completed }) => name === 'USER-REVENUE-PREDICTION' && completed);
  const isAccepted = getClaimAction(claim)?.kind === 'see what was accepted';
  const left = <FormattedMessage id="claims.steps.left" values={{ count: remaining }} />;

  return (
    <div className={styles.detail}>
      <p className={styles.remaining} id={`left-${claim.alertId}`}>
        {left}
      </p>
      <ProgressBar
        value={percent / 100}
        thickness="large"
        color={claim.completed ? 'success' : 'brand'}
        aria-labelledby={`left-${claim.alertId}`}
      />
      <ClaimSteps claim={claim} />
      {isAccepted ? <Accepted claim={claim} prediction={prediction} /> : null}
      <Row gap={8}>
        {prediction && !isAccepted ? (
          <Opened name="claims.prediction.see" title="claims.prediction.title">
            <PredictionTable months={prediction.data} claim={claim} />
          </Opened>
        ) : null}
        <ButtonLink
          to={generatePath(addresses.claimHistory, { alertId: claim.alertId })}
          label={formatMessage({ id: 'claims.history.see.label' }, { number: claim.claimNumber })}
          isMain
        >
          <FormattedMessage id="claims.history.see" />
        </ButtonLink>
        <Opened name="claims.info" title="claims.info">
          <WhoDealsWithIt claim={claim} />
        </Opened>
      </Row>
    </div>
  );
}
