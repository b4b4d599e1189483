import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { findChosenMethod } from '#machines/resolutions/cash/selectPayout.logic.ts';
import type { SelectPayoutActor } from '#machines/resolutions/cash/selectPayout.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Contact } from '#src/screens/resolutions/case/Contact.tsx';
import { Why } from '#src/session/notices/Why.tsx';
import { SetUpContext } from '#src/session/payouts/SetUpContext.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { ChooseMethod } from './ChooseMethod.tsx';
import { AddAddress, SwitchProvider } from './mending.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'start' },
  hidden: { display: 'none' },
});

type SelectPayoutProps = {
  flow: SelectPayoutActor;
  /** The choice only changes the account; it does not claim yet. */
  isChange: boolean;
  /** Pass the same array on every render. */
  about: readonly Topic[];
};

export function SelectPayout({ flow, isChange, about }: SelectPayoutProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const PayoutSetUp = use(SetUpContext);
  const state = useSelector(flow, (snapshot) => snapshot);
  const { methods, asked, country, isOutdated } = state.context;
  const { addAddress, switchProvider } = state.children;
  const known = findChosenMethod(state.context);
  const close = () => flow.send({ type: 'dialog.closed' });
  const attributes = flowAttributes(state);

  if (state.matches('unread') || state.matches('fieldsUnread'))
    return (
      <div className={styles.place} {...attributes}>
        <FailedState
          text="payouts.select.failed"
          why={<Why about={about} />}
          retry={() => flow.send({ type: 'retry.requested' })}
        />
        <Button className={touch.target} onClick={close}>
          <FormattedMessage id="payouts.select.cancel" />
        </Button>
      </div>
    );
  if (state.matches('unpayable'))
    return (
      <div className={styles.place} role="status" {...attributes}>
        <Notice tone="warning">
          <FormattedMessage id="payouts.select.nowhere" /> <Contact />
        </Notice>
        <Button className={touch.target} onClick={close}>
          <FormattedMessage id="payouts.select.cancel" />
        </Button>
      </div>
    );
  if (state.matches('incomplete'))
    return (
      <div className={styles.place} role="status" {...attributes}>
        <Notice tone="warning">
          <FormattedMessage id="payouts.select.unmendable" values={{ method: known?.description }} /> <Contact />
        </Notice>
        <Button className={touch.target} onClick={close}>
          <FormattedMessage id={methods.length > 1 ? 'payouts.select.another' : 'payouts.select.cancel'} />
        </Button>
      </div>
    );
  if (state.matches('choosing'))
    return (
      <ChooseMethod
        methods={methods}
        about={about}
        attributes={attributes}
        isChange={isChange}
        isOutdated={isOutdated}
        onAnother={
          PayoutSetUp && state.can({ type: 'setup.requested' })
            ? () => flow.send({ type: 'setup.requested' })
            : undefined
        }
        onChoose={(payoutMethodId) => flow.send({ type: 'method.chosen', payoutMethodId })}
        onClose={close}
      />
    );
  if (addAddress && known) return <AddAddress flow={addAddress} about={about} method={known} />;
  if (switchProvider && asked && known)
    return <SwitchProvider flow={switchProvider} about={about} asked={asked} country={country} method={known} />;
  return (
    <span className={styles.hidden} {...attributes}>
      {state.matches('settingUp') && PayoutSetUp ? (
        <PayoutSetUp
          onward="payouts.select.onward"
          wantsAddress
          onDone={(payoutMethodId, isOnward) => flow.send({ type: 'method.setUp', payoutMethodId, isOnward })}
        />
      ) : null}
    </span>
  );
}
