import { useSelector } from '@xstate/react';

import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { formatStates } from '#src/lib/dataState.ts';

import { Looking, Missing, Over, Unknown } from '../outcomes/Outcomes.tsx';

export function Outcome({ flow }: { flow: DisputeOfferActor }) {
  const state = useSelector(flow, ({ value }) => formatStates(value));
  const { isUnheard } = flow.getSnapshot().context;
  const close = () => flow.send({ type: 'dialog.closed' });

  switch (state) {
    case 'working.checkingOutcome':
      return <Looking />;
    case 'outcomeUnknown':
      return (
        <Unknown key={state} body="claims.dispute.unknown" onRetry={() => flow.send({ type: 'retry.requested' })} />
      );
    case 'notReceived':
      return (
        <Missing
          key={state}
          body="claims.dispute.missing"
          onRepeat={() => flow.send({ type: 'resend.requested' })}
          onReconsider={() => flow.send({ type: 'edit.requested' })}
        />
      );
    case 'submitted':
      return <Over key={state} title="claims.dispute.submitted" body="claims.dispute.submitted.body" onClose={close} />;
    case 'changedElsewhere':
      return (
        <Over
          key={state}
          title="claims.moved.title"
          body={isUnheard ? 'claims.dispute.moved.unheard' : 'claims.dispute.moved'}
          onClose={close}
        />
      );
    case 'noLongerExists':
      return <Over key={state} title="claims.gone.title" body="claims.gone.body" onClose={close} />;
    default:
      return null;
  }
}
