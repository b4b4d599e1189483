import { makeStyles } from '@fluentui/react-components';
import { AlertUrgentRegular, CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { usePortal } from '#src/session/portal.ts';
import { useRights } from '#src/session/useRights.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Chip } from '#src/ui/content/Chip.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';
import { Invitation } from '#src/ui/data/Invitation.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useAlertChanges } from '../alerts/alertChanges.ts';
import { AlertFacts } from './AlertFacts.tsx';
import type { StepContent } from './actionPlan.props.ts';
import { connectActionPlan, connectPlanSteps } from './connectActionPlan.ts';
import { Handling } from './Handling.tsx';
import { PlanSteps } from './PlanSteps.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

/** The action plan of an alert, on its own page. */
export function ActionPlan({ content }: { content: StepContent }) {
  const [search] = useSearchParams();
  const alertId = search.get('alertId') ?? '';

  return alertId ? <OnePlan key={alertId} alertId={alertId} content={content} /> : <NoAlert />;
}

function OnePlan({ alertId, content }: { alertId: string; content: StepContent }) {
  const styles = useStyles();
  const note = useId();
  const { formatMessage } = useIntl();
  const { clock } = usePortal();
  const { mayWrite } = useRights();
  const source = { alertId, newKey: () => crypto.randomUUID(), now: clock.now };
  const plan = useFlow(connectActionPlan, { input: source });
  const steps = useFlow(connectPlanSteps, { input: source, onDone: () => plan.send({ type: 'alert.vanished' }) });
  const state = useSelector(plan, (snapshot) => snapshot);
  const { alert } = state.context;
  const whyNot = mayWrite ? undefined : note;
  const title = alert?.title ?? formatMessage({ id: 'alerts.plan.title' });
  useAlertChanges((changed) => {
    if (changed !== alertId) return;
    plan.send({ type: 'alert.outdated' });
    steps.send({ type: 'steps.outdated' });
  });
  if (state.matches('noLongerExists')) return <NoAlert attributes={flowAttributes(state)} />;

  return (
    <div className={styles.page} {...flowAttributes(state)}>
      <DocumentTitle page={title} />
      <PageHeading
        back={
          <BackLink to={addresses.alerts}>
            <FormattedMessage id="alerts.title" />
          </BackLink>
        }
        lead={
          mayWrite ? null : (
            <span id={note}>
              <FormattedMessage id="alerts.plan.no_write" />
            </span>
          )
        }
      >
        {title}
      </PageHeading>
      {alert ? (
        <>
          <Card
            title={<FormattedMessage id="alerts.plan.found" />}
            aside={
              <Chip
                tone={alert.completed ? 'success' : 'danger'}
                icon={alert.completed ? <CheckmarkCircleRegular /> : <AlertUrgentRegular />}
              >
                <FormattedMessage id={alert.completed ? 'alerts.state.handled' : 'alerts.state.open'} />
              </Chip>
            }
          >
            <span>{alert.description}</span>
            <AlertFacts alert={alert} />
          </Card>
          <PlanSteps flow={steps} content={content} whyNot={whyNot} />
          <Handling flow={plan} whyNot={whyNot} />
        </>
      ) : (
        <Ground>
          {state.matches('failed') ? (
            <FailedState text="alerts.plan.failed" why={null} retry={() => plan.send({ type: 'retry.requested' })} />
          ) : (
            <Lines count={6} />
          )}
        </Ground>
      )}
    </div>
  );
}

function NoAlert({ attributes }: { attributes?: Record<`data-${string}`, string> }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'alerts.gone.title' });

  return (
    <div className={styles.page} {...attributes}>
      <DocumentTitle page={title} />
      <PageHeading>{title}</PageHeading>
      <Invitation
        question={null}
        text={<FormattedMessage id="alerts.gone.body" />}
        action={
          <ButtonLink to={addresses.alerts} appearance="primary" isMain>
            <FormattedMessage id="alerts.gone.way" />
          </ButtonLink>
        }
      />
    </div>
  );
}
