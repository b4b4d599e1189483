import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Matter } from '#machines/app/notifier.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';

import type { PayoutDialog } from '../actions/dialogs.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { provideSendPayoutDetails } from './provideSendPayoutDetails.ts';

const ofPayout: readonly Matter[] = ['claim payout'];

const useStyles = makeStyles({ page: { paddingBlock: '16px 28px' } });

/** Where a payout of a claim goes to. */
export const SendPayoutDetails: PayoutDialog = ({ claim, payoutId, onDone }) => {
  // It has come late, and goes by itself.
  useFocusBackWhenGone();
  const styles = useStyles();
  const { fill } = useFillStyles();
  const user = useDataset('USER_DETAILS').data?.user;
  const [input] = useState(() => ({
    payout: { itemId: claim.itemId, alertId: claim.alertId, payoutId },
    email: user?.emailAddress ?? '',
    newKey: () => crypto.randomUUID(),
  }));
  const flow = useFlow(provideSendPayoutDetails, { input, about: ofPayout, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const payout = claim.payouts.find((each) => each.payoutId === payoutId);
  const close = () => flow.send({ type: 'dialog.closed' });
  const { choice } = state.context;

  return (
    <FormDialog
      title="claims.details.title"
      about={ofPayout}
      isWorking={state.hasTag('working')}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      {state.matches('moved') ? (
        <div className={fill}>
          <Sheet>
            <StepHeading title="claims.details.moved" />
            <FormattedMessage id="claims.details.moved.body" />
          </Sheet>
          <Actions next="claims.back" onNext={close} />
        </div>
      ) : choice && payout ? (
        <DetailsForm
          flow={flow}
          choice={choice}
          payout={payout}
          currency={claim.data.currency}
          email={input.email}
          phone={user?.mobilePhoneNumber ?? ''}
        />
      ) : (
        <div className={styles.page}>
          {state.matches('failed') ? (
            <FailedState
              text="claims.details.failed"
              why={<Told about={ofPayout} />}
              retry={() => flow.send({ type: 'retry.asked' })}
            />
          ) : (
            <Lines count={6} />
          )}
        </div>
      )}
    </FormDialog>
  );
};
