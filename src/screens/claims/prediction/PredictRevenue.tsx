import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { toPredictRevenueDraft } from '#machines/claims/prediction/predictRevenue.machine.ts';
import type { PredictRevenueDraft } from '#machines/claims/prediction/predictRevenue.setup.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { datasetNames } from '#schema/claims.ts';
import { flowAttributes, formatStates } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { useKept } from '#src/wizard/useKept.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { useAround } from '#src/wizard/WizardContext.ts';
import type { ClaimDialogProps } from '../actions/dialogs.ts';
import type { Claim } from '../claim.ts';
import { Looking, Over } from '../outcomes/Outcomes.tsx';
import { ConfirmRevenue } from './ConfirmRevenue.tsx';
import { connectPredictRevenue } from './connectPredictRevenue.ts';
import { predictionDraft } from './draft.ts';
import { EnterRevenue } from './EnterRevenue.tsx';
import { LeftPrediction } from './LeftPrediction.tsx';
import { AlreadyPredicted, MissingPrediction, Predicted, UnknownPrediction } from './Outcomes.tsx';
import type { StepProps } from './predictRevenue.props.ts';

const about: readonly Topic[] = ['claim'];

/** Wizard for the predicted revenue of a claim, over the claims page. */
export function PredictRevenue({ claim, onDone }: ClaimDialogProps) {
  const [kind] = useState(() => predictionDraft(claim.alertId));

  return (
    <Wizard
      kind={kind}
      title="claims.predict"
      about={about}
      open={null}
      done={null}
      kept="claims.predict.kept"
      describe={(draft, typed) => <LeftPrediction claim={claim} draft={draft} typed={typed} />}
      onLeft={onDone}
    >
      {(left, join) => <Steps claim={claim} left={left} join={join} />}
    </Wizard>
  );
}

type StepsProps = { claim: Claim; left: PredictRevenueDraft | null; join: (flow: AnyActorRef) => void };

function Steps({ claim, left, join }: StepsProps) {
  const { fill } = useFillStyles();
  const { keeper } = useAround();
  const { itemId, alertId, datasets } = claim;
  const datasetId = datasets.find(({ name }) => name === datasetNames.prediction)?.datasetId;
  const input = { itemId, alertId, datasetId, draft: left, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectPredictRevenue, { input, about });
  const state = useSelector(flow, (snapshot) => snapshot);
  useKept(flow, toPredictRevenueDraft);
  useEffect(() => join(flow), [flow, join]);
  const isOver = state.hasTag('over');
  useEffect(() => void (isOver && keeper.forget()), [isOver, keeper]);

  return (
    <div className={fill} {...flowAttributes(state)}>
      <Step flow={flow} claim={claim} at={formatStates(state.value)} />
    </div>
  );
}

function Step({ at, ...props }: StepProps & { at: string }) {
  const close = () => props.flow.send({ type: 'dialog.closed' });
  if (at === 'entering') return <EnterRevenue {...props} />;
  if (at === 'confirming' || at === 'working.sending') return <ConfirmRevenue {...props} />;
  if (at === 'working.checkingOutcome') return <Looking />;
  if (at === 'outcomeUnknown') return <UnknownPrediction {...props} />;
  if (at === 'notReceived') return <MissingPrediction {...props} />;
  if (at === 'submitted') return <Predicted {...props} />;
  if (at === 'predictedElsewhere') return <AlreadyPredicted {...props} />;
  if (at === 'changedElsewhere') return <Over title="claims.moved.title" body="claims.predict.moved" onClose={close} />;
  return at === 'noLongerExists' ? <Over title="claims.gone.title" body="claims.gone.body" onClose={close} /> : null;
}
