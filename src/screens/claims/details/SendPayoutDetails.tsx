import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { PayoutDialog } from '../actions/dialogs.ts';
import { AskAboutPayout } from './AskAboutPayout.tsx';
import { connectSendPayoutDetails } from './connectSendPayoutDetails.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { isNowhere } from './detailsForm.ts';

const ofPayout: readonly Topic[] = ['claim payout'];

const useStyles = makeStyles({ page: { paddingBlock: '16px 28px' } });

export const SendPayoutDetails: PayoutDialog = ({ claim, payoutId, onDone }) => {
  // The dialog loads late, so no opener restores the focus for it.
  useFocusBackWhenGone();
  const styles = useStyles();
  const user = useDataset('USER_DETAILS').data?.user;
  const { addingPayouts, editingPayouts } = useRights();
  const [input] = useState(() => ({
    mayCorrect: editingPayouts === 'enabled',
    payout: { itemId: claim.itemId, alertId: claim.alertId, payoutId },
    email: user?.emailAddress ?? '',
    newKey: () => crypto.randomUUID(),
  }));
  const flow = useFlow(connectSendPayoutDetails, { input, about: ofPayout, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const payout = claim.payouts.find((each) => each.payoutId === payoutId);
  const close = () => flow.send({ type: 'dialog.closed' });
  const { choice, isUnheard } = state.context;
  const mayAdd = addingPayouts === 'enabled';
  const offered = useMemo(() => (choice && !mayAdd ? { ...choice, asked: [] } : choice), [choice, mayAdd]);

  return (
    <FormDialog
      title="claims.details.title"
      about={ofPayout}
      isWorking={state.hasTag('working')}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      {state.matches('changedElsewhere') ? (
        <WizardPage title="claims.details.moved" next="claims.back" onNext={close}>
          <p>
            <FormattedMessage id={isUnheard ? 'claims.details.moved.unheard' : 'claims.details.moved.body'} />
            <Gap />
            {isUnheard ? <AskAboutPayout /> : null}
          </p>
        </WizardPage>
      ) : offered && isNowhere(offered) ? (
        <WizardPage title="claims.details.heading" next="claims.back" onNext={close}>
          <p>
            <FormattedMessage id="claims.details.nowhere" /> <AskAboutPayout />
          </p>
        </WizardPage>
      ) : offered && payout ? (
        <DetailsForm
          flow={flow}
          choice={offered}
          mayCorrect={input.mayCorrect}
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
              why={<Why about={ofPayout} />}
              retry={() => flow.send({ type: 'retry.requested' })}
            />
          ) : (
            <Lines count={6} />
          )}
        </div>
      )}
    </FormDialog>
  );
};
