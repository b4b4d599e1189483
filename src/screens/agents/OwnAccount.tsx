import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { FindCustomerActor } from '#machines/agents/findCustomer.machine.ts';
import { useApp } from '#src/session/portal.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

const useStyles = makeStyles({ own: { display: 'grid', gap: '16px', justifyItems: 'start' } });

/** Returns to the agent's own account, if the agent is also a customer. */
export function OwnAccount({ flow }: { flow: FindCustomerActor }) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const isCustomer = useApp(({ context }) => Boolean(context.session?.roles.USER));
  const isWorking = useSelector(flow, (state) => state.hasTag('working'));
  const isBusy = useSelector(flow, (state) => state.matches('openingOwn'));

  const isDenied = useSelector(flow, (state) => state.matches('ownDenied'));

  return isCustomer ? (
    <div className={styles.own}>
      <Button
        className={touch.target}
        disabledFocusable={isWorking}
        aria-busy={isBusy}
        onClick={() => flow.send({ type: 'own.chosen' })}
      >
        <BusyLabel isBusy={isBusy}>
          <FormattedMessage id="agents.own" />
        </BusyLabel>
      </Button>
      {isDenied ? (
        <div role="alert">
          <Notice tone="warning">
            <FormattedMessage id="agents.own.denied" />
          </Notice>
        </div>
      ) : null}
    </div>
  ) : null;
}
