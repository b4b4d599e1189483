import { Button, makeStyles } from '@fluentui/react-components';
import { PlugConnectedRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { GrantPermissionActor } from '#machines/claims/items/grantPermission.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { findBankingPermission } from '#rules/claims/banking.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { getItemName, type Item, toText } from '../item.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  button: { minHeight: '44px', alignSelf: 'start', overflowWrap: 'anywhere' },
});

type ItemPermissionProps = {
  item: Item;
  flow: GrantPermissionActor;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  /** Id of the element that explains why the button is disabled. */
  whyNot: string | undefined;
};

/** Row of an item: whether its cover requires bank access, and the button that grants it. */
export function ItemPermission({ item, flow, about, whyNot }: ItemPermissionProps) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const isIts = state.context.asked?.itemId === item.itemId;
  const isUnknown = isIts && state.matches('outcomeUnknown');
  const isBusy = isIts && state.hasTag('working');
  const name = getItemName(item);
  const banking = findBankingPermission(item);
  const check = () => flow.send({ type: 'retry.requested' });
  useWhenOnline(() => isUnknown && check());
  if (!banking) return null;

  return (
    <Card title={name} attributes={{ 'data-item': item.itemId }}>
      <Facts
        facts={{
          'claims.items.address': toText(item.properties.address) || null,
          'claims.items.policy': item.externalPolicyNumber,
        }}
      />
      <p className={styles.text}>
        <FormattedMessage id={banking.required ? 'claims.permissions.needed' : 'claims.permissions.optional'} />
      </p>
      {isIts ? <InlineNotice about={about} /> : null}
      {isUnknown ? (
        <div role="alert">
          <Notice tone="warning" title={<FormattedMessage id="claims.permissions.unknown" />}>
            <FormattedMessage id="claims.permissions.unknown.body" />
          </Notice>
        </div>
      ) : null}
      {isUnknown ? (
        <Button appearance="primary" className={styles.button} onClick={check}>
          <FormattedMessage id="claims.permissions.unknown.again" />
        </Button>
      ) : (
        <Button
          appearance={banking.required && !whyNot ? 'primary' : 'secondary'}
          className={styles.button}
          icon={<PlugConnectedRegular />}
          aria-describedby={whyNot}
          aria-busy={isBusy}
          disabledFocusable={whyNot !== undefined || !state.matches('explaining')}
          onClick={() => flow.send({ type: 'connection.agreed', itemId: item.itemId, permission: banking.permission })}
        >
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id="claims.permissions.connect" values={{ name }} />
          </BusyLabel>
        </Button>
      )}
      {isBusy ? <Waiting hasRoom text="wizard.waiting" /> : null}
    </Card>
  );
}
