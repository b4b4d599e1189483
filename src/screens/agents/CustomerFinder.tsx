import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { fewestOfName } from '#schema/rest/agents.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { problem } from '#src/forms/problems.ts';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { connectFindCustomer } from './connectFindCustomer.ts';
import { FoundCustomers } from './FoundCustomers.tsx';
import { getAgentContext } from './getAgentContext.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { getReturnPath, getWantedPage, isWanted } from './returnPath.ts';

const ofCustomers: readonly Topic[] = ['customer'];
const validate = createValidator<{ sought: string }>({
  sought: inOrder(
    filled('agents.sought.missing'),
    rule(problem('validation.min_characters', { min: fewestOfName }), (text) => text.trim().length >= fewestOfName),
  ),
});

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '480px' },
  find: { justifySelf: 'stretch', minHeight: '44px', [wide]: { justifySelf: 'start' } },
  text: { margin: 0 },
});

/**
 * Lets an agent find the customer to act for. A partner with its own system for that sends agents from there instead.
 */
export function CustomerFinder({ agentId }: { agentId: string }) {
  const { state } = useLocation();
  const from = getReturnPath(state);
  const isFinding = useApp(({ context }) => context.theme?.config.customerFinder ?? false);
  const hasPortal = useApp(({ context }) => Boolean(context.session?.id));
  const hasLost = useSelector(getAgentContext(usePortal()), ({ context }) => context.hasLost);
  const isLed = !hasPortal && !hasLost && isWanted(state);

  return (
    <Stack gap={24}>
      <PageTitle id="agents.title" />
      <PageHeading
        back={
          hasPortal ? (
            <BackLink to={from ?? addresses.dashboard}>
              <FormattedMessage id="agents.back" />
            </BackLink>
          ) : null
        }
        lead={<FormattedMessage id={isLed ? 'agents.reason' : 'agents.lead'} />}
      >
        <FormattedMessage id="agents.title" />
      </PageHeading>
      {hasLost ? (
        <div role="alert">
          <Notice tone="warning">
            <FormattedMessage id="agents.lost" />
          </Notice>
        </div>
      ) : null}
      {isFinding ? <Finder agentId={agentId} wanted={getWantedPage(state)} /> : <NoFinder />}
    </Stack>
  );
}

function NoFinder() {
  const styles = useStyles();
  const name = useApp(({ context }) => context.client?.branding.name ?? '');

  return (
    <Card title={<FormattedMessage id="agents.none.title" />}>
      <p className={styles.text}>
        <FormattedMessage id="agents.none.body" values={{ name }} />
      </p>
    </Card>
  );
}

function Finder({ agentId, wanted }: { agentId: string; wanted: string | null }) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const navigate = useNavigate();
  const agent = getAgentContext(usePortal());
  const [initial] = useState(() => ({ sought: agent.getSnapshot().context.sought }));
  const flow = useFlow(connectFindCustomer, {
    input: { agentId },
    about: ofCustomers,
    onDone: (handedOver) => {
      agent.send({ type: 'customer.opened', ...handedOver });
      void navigate(wanted ?? addresses.dashboard);
    },
  });
  const snapshot = useSelector(flow, (now) => now);
  const isBusy = snapshot.matches('looking');

  const find = ({ sought }: { sought: string }) => {
    agent.send({ type: 'customer.sought', sought: sought.trim() });
    flow.send({ type: 'customer.sought', sought: sought.trim() });
    return submitErrors(
      flow,
      (now) => now.matches('looking'),
      ({ context }) => context.problems,
    );
  };

  return (
    <div className={styles.page} {...flowAttributes(snapshot)}>
      <Card title={<FormattedMessage id="agents.search" />}>
        <Form<{ sought: string }> initialValues={initial} validate={validate} onSubmit={find}>
          {({ handleSubmit }) => (
            <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
              <ErrorSummary />
              <TextField
                name="sought"
                label="agents.sought"
                hint={{ id: 'agents.sought.hint', values: { min: fewestOfName } }}
                autoComplete="off"
                maxLength={254}
              />
              <FormNotice about={ofCustomers} />
              <Button
                type="submit"
                appearance="primary"
                size="large"
                className={styles.find}
                disabledFocusable={snapshot.hasTag('working')}
                aria-busy={isBusy}
              >
                <BusyLabel isBusy={isBusy}>
                  <FormattedMessage id="agents.find" />
                </BusyLabel>
              </Button>
            </form>
          )}
        </Form>
      </Card>
      <FoundCustomers flow={flow} touch={touch.target} />
      <OwnAccount flow={flow} />
    </div>
  );
}
