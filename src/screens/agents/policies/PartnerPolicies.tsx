import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { mostPoliciesFound, type PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { aboutSearch, connectFindPolicies } from './connectPolicies.ts';
import { DeletePolicy } from './DeletePolicy.tsx';
import { AddPolicy, EditPolicy } from './PolicyDialog.tsx';
import { PolicySearch } from './PolicySearch.tsx';
import styles from './PolicyTable.module.css';
import { PolicyTable } from './PolicyTable.tsx';

/** The dialog that is open over the page. */
type Doing = { what: 'adding' } | { what: 'editing' | 'deleting'; policy: PartnerPolicy };

const usePageStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  quiet: { display: 'contents' },
  add: { minHeight: '44px', overflowWrap: 'anywhere', [wide]: { flexShrink: 0 } },
});

/** The page on which an administrator finds, adds, changes and deletes policies of the partner. */
export function PartnerPolicies() {
  const page = usePageStyles();
  const touch = useTouchStyles();
  const note = useId();
  const { mayWrite } = useRights();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [shown, setShown] = useState('');
  const flow = useFlow(connectFindPolicies, { input: undefined, about: aboutSearch });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { found, sought } = state.context;
  const whyNot = mayWrite ? undefined : note;

  // An answer may have been lost, so the list is read again however a dialog ends.
  const close = () => {
    setDoing(null);
    flow.send({ type: 'policies.changed' });
  };
  const showAdded = (added: string | null) => {
    if (added === null) return close();
    setDoing(null);
    setShown(added);
    flow.send({ type: 'policy.sought', sought: added });
  };

  return (
    <div className={page.page} {...flowAttributes(state)}>
      <PageTitle id="partner_policies.title" />
      <PageHeading
        lead={
          <>
            <span>
              <FormattedMessage id="partner_policies.lead" />
            </span>{' '}
            {whyNot ? (
              <span id={note}>
                <FormattedMessage id="partner_policies.no_write" />
              </span>
            ) : null}
          </>
        }
        action={
          <Button
            className={page.add}
            icon={<AddRegular />}
            aria-describedby={whyNot}
            disabledFocusable={whyNot !== undefined}
            onClick={() => setDoing({ what: 'adding' })}
          >
            <FormattedMessage id="partner_policies.add" />
          </Button>
        }
      >
        <FormattedMessage id="partner_policies.title" />
      </PageHeading>
      <PolicySearch flow={flow} shown={shown} />
      <div className={page.quiet} role="status">
        {state.matches('none') ? (
          <Card title={<FormattedMessage id="partner_policies.none.title" />}>
            <FormattedMessage id="partner_policies.none.body" values={{ sought }} />
          </Card>
        ) : null}
        {found.length > 0 ? (
          <Card
            title={<FormattedMessage id="partner_policies.found" values={{ count: found.length }} />}
            isBusy={state.matches('refreshing')}
          >
            {state.matches('refreshing') ? (
              <p className={styles.note}>
                <FormattedMessage id="partner_policies.refreshing" />
              </p>
            ) : null}
            {state.matches('outdated') ? (
              <div role="alert">
                <Notice
                  tone="warning"
                  action={
                    <Button className={touch.target} onClick={() => flow.send({ type: 'policies.changed' })}>
                      <FormattedMessage id="partner_policies.refresh" />
                    </Button>
                  }
                >
                  <FormattedMessage id="partner_policies.unread" />
                </Notice>
              </div>
            ) : null}
            <PolicyTable
              policies={found}
              whyNot={whyNot}
              onEdit={(policy) => setDoing({ what: 'editing', policy })}
              onDelete={(policy) => setDoing({ what: 'deleting', policy })}
            />
            {found.length === mostPoliciesFound ? (
              <p className={styles.note}>
                <FormattedMessage id="partner_policies.found.most" values={{ most: mostPoliciesFound }} />
              </p>
            ) : null}
          </Card>
        ) : null}
      </div>
      {doing?.what === 'adding' ? <AddPolicy onDone={showAdded} /> : null}
      {doing?.what === 'editing' ? (
        <EditPolicy policy={doing.policy} isFresh={state.matches('listed')} onDone={close} />
      ) : null}
      {doing?.what === 'deleting' ? <DeletePolicy number={doing.policy.externalPolicyNumber} onDone={close} /> : null}
    </div>
  );
}
