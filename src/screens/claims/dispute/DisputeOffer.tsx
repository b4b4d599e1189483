import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DisputeOfferOutput } from '#machines/claims/dispute/disputeOffer.setup.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useLeavingQuestion } from '#src/ui/useLeavingQuestion.ts';
import { connectWizard } from '#src/wizard/connectWizard.ts';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';
import { Closing } from '#src/wizard/parts/Closing.tsx';
import { Question } from '#src/wizard/parts/Question.tsx';

import type { Claim } from '../claim.ts';
import { Confirming } from './Confirming.tsx';
import { connectDisputeOffer } from './connectDisputeOffer.ts';
import { DisputeForm, monthsSaid } from './DisputeForm.tsx';
import { toReasons } from './disputeDraft.ts';
import { Outcome } from './Outcome.tsx';
import { Sending } from './Sending.tsx';
import { isOver, useDisputeKeeper, useKeptDispute } from './useDisputeDraft.ts';

const about: readonly Topic[] = ['dispute'];

/** Disputes the first offer. The entries are kept as a draft until they are sent. */
export function DisputeOffer({ claim, onDone }: { claim: Claim; onDone: (end: DisputeOfferOutput) => void }) {
  const [here] = useState(() => new Map<string, File>());
  const keeper = useDisputeKeeper(claim.alertId);
  const [kept] = useState(() => keeper.left);
  const flow = useFlow(connectDisputeOffer(claim, here), {
    input: { ...toReasons(kept), alertId: claim.alertId, newKey: () => crypto.randomUUID() },
    about,
    onDone,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(monthsSaid(state.context)));
  useKeptDispute(flow, keeper);
  const isSending = state.matches('uploading');
  const isWorking = state.hasTag('working');
  useLeavingQuestion(isSending || isWorking);

  const leaving = useFlow(() => connectWizard(keeper), {
    input: { hasDraft: false },
    onDone: () => flow.send({ type: 'dialog.closed' }),
  });
  const asking = useSelector(leaving, (snapshot) => snapshot);
  const isWarned = asking.matches({ filling: 'warning' });
  // Withdraw the question once it is moot: the last file has arrived or was removed.
  useEffect(() => {
    if (isWarned && !isSending) leaving.send({ type: 'leave.declined' });
  }, [isWarned, isSending, leaving]);
  const close = () => {
    if (isOver(state) || asking.status === 'done') flow.send({ type: 'dialog.closed' });
    else leaving.send({ type: 'leave.requested', hasEntries: keeper.hasEntries(), isOpen: isSending });
  };

  return (
    <FlowDialog
      title="claims.dispute.title"
      about={about}
      isWorking={isWorking}
      onClose={close}
      isPaged
      attributes={flowAttributes(state)}
    >
      {state.matches('form') ? (
        <DisputeForm flow={flow} claim={claim} here={here} open={open} setOpen={setOpen} isKept={kept !== null} />
      ) : null}
      {state.matches('confirming') ? <Confirming flow={flow} /> : null}
      {isSending || state.matches({ working: 'submitting' }) ? <Sending flow={flow} /> : null}
      <Outcome flow={flow} />
      {asking.matches({ filling: 'asking' }) ? (
        <Closing body="claims.dispute.leave.body" onAnswer={(type) => leaving.send({ type })} />
      ) : null}
      {isWarned && isSending ? (
        <Question
          title="claims.dispute.stop.title"
          body="claims.dispute.stop.body"
          yes="claims.dispute.stop.yes"
          no="claims.dispute.stop.no"
          onAnswer={(isYes) => leaving.send({ type: isYes ? 'leave.confirmed' : 'leave.declined' })}
        />
      ) : null}
    </FlowDialog>
  );
}
