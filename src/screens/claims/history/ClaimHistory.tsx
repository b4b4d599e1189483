import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';
import { Invitation } from '#src/ui/data/Invitation.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { veryWide } from '#src/ui/spaces.ts';

import { ClaimChip } from '../ClaimChip.tsx';
import { ClaimFacts } from '../detail/ClaimFacts.tsx';
import { ClaimEvents } from './ClaimEvents.tsx';
import { connectViewClaimHistory } from './connectViewClaimHistory.ts';

const ofHistory: readonly Topic[] = ['claim history'];

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  // Events are short lines, so the card stays narrow.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px',
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export function ClaimHistory() {
  const { alertId = '' } = useParams();

  return <OneHistory key={alertId} alertId={alertId} />;
}

function OneHistory({ alertId }: { alertId: string }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const flow = useFlow(connectViewClaimHistory, { input: { alertId }, about: ofHistory });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { claim } = state.context;
  const title = claim
    ? formatMessage({ id: 'claims.name' }, { number: claim.claimNumber, item: claim.properties.name })
    : formatMessage({ id: 'claims.history.title' });

  return (
    <div className={styles.page} {...flowAttributes(state)}>
      <DocumentTitle page={title} />
      <PageHeading
        back={
          <BackLink to={addresses.insurance}>
            <FormattedMessage id="claims.history.back" />
          </BackLink>
        }
        lead={claim ? claim.description : null}
      >
        {title}
      </PageHeading>
      {state.matches('notFound') ? (
        <Invitation
          question={<FormattedMessage id="claims.history.not_found" />}
          text={<FormattedMessage id="claims.history.not_found.body" />}
          action={
            <ButtonLink to={addresses.insurance} appearance="primary" isMain>
              <FormattedMessage id="claims.history.to_claims" />
            </ButtonLink>
          }
        />
      ) : claim ? (
        <div className={styles.columns}>
          <Card title={<FormattedMessage id="claims.history.about" />} aside={<ClaimChip claim={claim} />}>
            <ClaimFacts claim={claim} isListed />
          </Card>
          <Card title={<FormattedMessage id="claims.history.title" />}>
            <ClaimEvents events={claim.events} />
          </Card>
        </div>
      ) : (
        <Ground>
          {state.matches('failed') ? (
            <FailedState
              text="claims.history.failed"
              why={<Why about={ofHistory} />}
              retry={() => flow.send({ type: 'retry.requested' })}
            />
          ) : (
            <Lines count={6} />
          )}
        </Ground>
      )}
    </div>
  );
}
