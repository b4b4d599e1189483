import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import { DataView } from '#src/ui/data/DataView.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';

import { payoutTopics } from '../payoutTopics.ts';
import { Complete } from './Complete.tsx';
import { connectSetUpPayout } from './connectSetUpPayout.ts';
import type { DescribedValues } from './DescribeMethod.tsx';
import { renderPage } from './pages.tsx';
import { type Offer, useOffer } from './useOffer.ts';

/** Sets up a payout method with one of the providers or in the frame of a supplier. */
export const SetUpPayout: PayoutSetUp = ({ onDone, onward, wantsAddress = false }) => {
  // This dialog replaces another one, so no opener restores the focus.
  useFocusBackWhenGone();
  const offer = useOffer();

  return offer.data ? (
    <SettingUp offer={offer.data} onDone={onDone} onward={onward} wantsAddress={wantsAddress} />
  ) : (
    <FlowDialog title="payouts.setUp.title" about={payoutTopics} isWorking={false} onClose={() => onDone(null, false)}>
      <DataView
        reading={offer}
        failed="payouts.setUp.failed"
        isEmpty={() => false}
        empty="payouts.setUp.none"
        skeleton={<Lines count={4} />}
      >
        {() => null}
      </DataView>
    </FlowDialog>
  );
};

type SettingUpProps = {
  offer: Offer;
  onDone: (payoutMethodId: string | null, isOnward: boolean) => void;
  onward: TextId | undefined;
  wantsAddress: boolean;
};

function SettingUp({ offer, onDone, onward, wantsAddress }: SettingUpProps) {
  const { isFramed, providers, currency, known } = offer;
  const vendors = providers.map(({ vendor }) => vendor);
  const flow = useFlow(connectSetUpPayout, {
    input: { isFramed, vendors, currency, known, newKey: () => crypto.randomUUID() },
    about: payoutTopics,
    onDone: ({ payoutMethodId, isOnward }) => onDone(payoutMethodId, isOnward),
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const [typed] = useState(() => new Map<string, DescribedValues>());
  const close = () => flow.send({ type: 'dialog.closed' });
  // Render nothing until the parent closes the dialog, so that the form does not reappear.
  if (state.status === 'done') return null;
  if (state.matches('created')) return <Complete flow={flow} onward={onward} attributes={flowAttributes(state)} />;

  const dialog = {
    title: 'payouts.setUp.title',
    about: payoutTopics,
    isWorking: state.hasTag('working') && !state.can({ type: 'dialog.closed' }),
    onClose: close,
    attributes: flowAttributes(state),
    children: renderPage(flow, state, offer, wantsAddress, typed),
  } as const;
  return isFramed ? (
    <FlowDialog {...dialog} isPaged />
  ) : (
    <FormDialog {...dialog} mayBeSaved={state.context.attempt !== null} />
  );
}
