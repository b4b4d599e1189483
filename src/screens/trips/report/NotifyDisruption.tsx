import { useSelector } from '@xstate/react';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp } from '#src/session/portal.ts';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';

import { ConfirmCancellation } from './ConfirmCancellation.tsx';
import { connectNotifyDisruption } from './connectNotifyDisruption.ts';
import { DisruptionForm } from './DisruptionForm.tsx';
import { NothingToSay } from './NothingToSay.tsx';
import type { Reported } from './report.props.ts';

const ofDisruption: readonly Topic[] = ['disruption'];

type NotifyDisruptionProps = { reported: Reported; onDone: () => void };

/** Lets a user report a disruption before the insurer knows of it. */
export default function NotifyDisruption({ reported, onDone }: NotifyDisruptionProps) {
  const { flight } = reported;
  const isActing = useApp(({ context }) => Boolean(context.session?.agentId));
  const { tripId, flightId, cancelled, alerted } = flight;
  const input = {
    tripId,
    flightId,
    isCancelled: cancelled !== 0,
    isAlerted: alerted !== 0,
    newKey: () => crypto.randomUUID(),
  };
  const flow = useFlow(connectNotifyDisruption(isActing), { input, about: ofDisruption, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const close = () => flow.send({ type: 'dialog.closed' });

  return (
    <FormDialog
      title="disruption.title"
      about={ofDisruption}
      isWorking={state.hasTag('working')}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      {state.matches('alreadyCancelled') || state.matches('departed') ? (
        <NothingToSay
          text={state.matches('departed') ? 'disruption.departed' : 'disruption.already_cancelled'}
          reported={reported}
          onClose={close}
        />
      ) : (
        <DisruptionForm flow={flow} reported={reported} isActing={isActing} />
      )}
      {state.matches('confirming') ? <ConfirmCancellation flow={flow} flight={flight} /> : null}
    </FormDialog>
  );
}
