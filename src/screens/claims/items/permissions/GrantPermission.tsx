import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { findBankingPermission } from '#rules/claims/banking.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useRights } from '#src/session/useRights.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import type { Item } from '../item.ts';
import { useItems } from '../useItems.ts';
import { connectGrantPermission } from './connectGrantPermission.ts';
import { ItemPermission } from './ItemPermission.tsx';

const ofPermission: readonly Topic[] = ['permission'];
const input = { newKey: () => crypto.randomUUID() };

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  items: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))', gap: '24px' },
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    maxWidth: '680px',
    '> p': { margin: 0 },
  },
});

/** Explains which bank data the insurer reads and why, and lists the items to connect. */
export function GrantPermission() {
  const styles = useStyles();
  const note = useId();
  const navigate = useNavigate();
  const { editingItems } = useRights();
  const items = useItems();
  const flow = useFlow(connectGrantPermission, {
    input,
    about: ofPermission,
    onDone: () => void navigate(addresses.insurance),
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const doing = state.context.asked?.itemId;
  // Keep an item that is being connected until the outcome is known.
  const isListed = (item: Item) => findBankingPermission(item)?.granted === false || item.itemId === doing;
  const isOff = editingItems !== 'enabled';

  return (
    <div className={styles.page} {...flowAttributes(state)}>
      <PageTitle id="claims.permissions.title" />
      <PageHeading
        back={
          <BackLink to={addresses.insurance}>
            <FormattedMessage id="claims.permissions.back" />
          </BackLink>
        }
        lead={
          <>
            <span>
              <FormattedMessage id="claims.permissions.lead" />
            </span>{' '}
            {isOff ? (
              <span id={note}>
                <FormattedMessage id="claims.permissions.no_write" />
              </span>
            ) : null}
          </>
        }
      >
        <FormattedMessage id="claims.permissions.title" />
      </PageHeading>
      <Card title={<FormattedMessage id="claims.permissions.what" />}>
        <div className={styles.words}>
          <p>
            <FormattedMessage id="claims.permissions.what.seen" />
          </p>
          <p>
            <FormattedMessage id="claims.permissions.what.why" />
          </p>
          <p>
            <FormattedMessage id="claims.permissions.what.back" />
          </p>
        </div>
      </Card>
      <DataArea
        reading={items}
        failed="claims.items.failed"
        isEmpty={({ items }) => !items.some(isListed)}
        empty="claims.permissions.none"
        skeleton={<Lines count={4} />}
      >
        {({ items }) => (
          <div className={styles.items}>
            {items.filter(isListed).map((item) => (
              <ItemPermission
                key={item.itemId}
                item={item}
                flow={flow}
                about={ofPermission}
                whyNot={isOff ? note : undefined}
              />
            ))}
          </div>
        )}
      </DataArea>
    </div>
  );
}
