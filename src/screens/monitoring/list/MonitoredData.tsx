import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { hasRoom } from '#machines/monitoring/monitoredItems.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useRights } from '#src/session/useRights.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';
import { SubscriberCard } from '../scan/SubscriberCard.tsx';
import { useSubscriber } from '../scan/useSubscriber.ts';
import { TypeRow } from '../TypeRow.tsx';
import { useMonitoredTypes } from '../useMonitoredTypes.ts';
import { AddToType } from './AddToType.tsx';
import { type Doing, ItemDialog } from './ItemDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useMonitoredList } from './useMonitoredList.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  button: { minHeight: '44px', overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  type: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
});

/**
 * The page of monitored data: each type with its items and their actions. Customers who have not subscribed are asked
 * for consent first.
 */
export function MonitoredData() {
  const styles = useStyles();
  const note = useId();
  const { mayWrite } = useRights();
  const flow = useMonitoredList();
  const state = useSelector(flow, (snapshot) => snapshot);
  const subscriber = useSubscriber();
  const isUnsubscribed = useSelector(subscriber, (snapshot) => snapshot.hasTag('consent'));
  // A tab that never read the subscription does not show the list before: the insurer might refuse an addition.
  const isChecking = useSelector(subscriber, ({ value, context }) => value === 'checking' && context.known === null);
  const isScanShown = useSelector(
    subscriber,
    (snapshot) => snapshot.hasTag('first scan') || snapshot.context.found !== null,
  );
  const reading = useMonitoredTypes();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const types = reading.data ?? [];
  const whyNot = mayWrite ? undefined : note;
  const hasList = !isUnsubscribed && !isChecking;
  const isListed = hasList && hasContent(reading, ({ length }) => length === 0);
  const isFull = isListed && !types.some(hasRoom);

  return (
    <div className={styles.page} {...flowAttributes(state)}>
      <PageTitle id="monitoring.title" />
      <PageHeading
        lead={
          isUnsubscribed ? null : (
            <>
              <span>
                <FormattedMessage id="monitoring.lead" />
              </span>{' '}
              {mayWrite && !isFull ? null : (
                <span id={note}>
                  <FormattedMessage id={mayWrite ? 'monitoring.all_full' : 'monitoring.no_write'} />
                </span>
              )}
            </>
          )
        }
        action={
          isListed ? (
            <Button
              className={styles.button}
              appearance={mayWrite && !isFull ? 'primary' : 'secondary'}
              icon={<AddRegular />}
              aria-describedby={mayWrite && !isFull ? undefined : note}
              disabledFocusable={!mayWrite || isFull}
              onClick={() => setDoing({ what: 'adding', dataType: null, types })}
            >
              <FormattedMessage id="monitoring.add" />
            </Button>
          ) : null
        }
      >
        <FormattedMessage id="monitoring.title" />
      </PageHeading>
      {isUnsubscribed || isChecking || isScanShown ? <SubscriberCard flow={subscriber} /> : null}
      {hasList ? (
        <DataArea
          reading={reading}
          failed="monitoring.failed"
          isEmpty={({ length }) => length === 0}
          empty="monitoring.empty"
          skeleton={<Lines count={8} />}
        >
          {(listed) => (
            <Card title={<FormattedMessage id="monitoring.list" />}>
              <ul className={styles.list}>
                {listed.map((monitored) => (
                  <li key={monitored.dataType} className={styles.type} data-type={monitored.dataType}>
                    <TypeRow
                      monitored={monitored}
                      isOpened={monitored.items.some(({ id }) => id === addedId)}
                      isStale={reading.view === 'stale'}
                      action={
                        <AddToType
                          type={monitored}
                          whyNot={whyNot}
                          onAdd={() => setDoing({ what: 'adding', dataType: monitored.dataType, types })}
                        />
                      }
                      menu={(item) => (
                        <ItemMenu
                          type={monitored}
                          item={item}
                          whyNot={whyNot}
                          isFresh={reading.view === 'loaded'}
                          types={types}
                          onChoose={setDoing}
                        />
                      )}
                    />
                  </li>
                ))}
              </ul>
              <TextLink to={addresses.alerts}>
                <FormattedMessage id="alerts.all" />
              </TextLink>
            </Card>
          )}
        </DataArea>
      ) : null}
      {doing ? (
        <ItemDialog
          doing={doing}
          flow={flow}
          onClose={(change) => {
            setDoing(null);
            if (change?.kind === 'added') setAddedId(change.id);
          }}
        />
      ) : null}
    </div>
  );
}
