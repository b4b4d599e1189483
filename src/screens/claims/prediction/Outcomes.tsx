import { PredictionTable } from '../figures/PredictionTable.tsx';
import { Missing, Over, Unknown } from '../outcomes/Outcomes.tsx';
import type { StepProps } from './predictRevenue.props.ts';
import { predictionSteps } from './steps.ts';

export const UnknownPrediction = ({ flow }: StepProps) => (
  <Unknown body="claims.predict.unknown" onRetry={() => flow.send({ type: 'retry.requested' })} />
);

export const MissingPrediction = ({ flow, claim }: StepProps) => (
  <Missing
    body="claims.predict.missing"
    onRepeat={() => flow.send({ type: 'resend.requested' })}
    onReconsider={() => flow.send({ type: 'edit.requested' })}
  >
    <PredictionTable months={flow.getSnapshot().context.months} claim={claim} />
  </Missing>
);

export function Predicted({ flow, claim }: StepProps) {
  return (
    <Over
      title="claims.predict.thanks.title"
      body="claims.predict.thanks.body"
      step={predictionSteps.thanks}
      onClose={() => flow.send({ type: 'dialog.closed' })}
    >
      <PredictionTable months={flow.getSnapshot().context.months} claim={claim} />
    </Over>
  );
}

/** The prediction was entered in another place, or here before it was edited. */
export function AlreadyPredicted({ flow, claim }: StepProps) {
  const { found, isUnheard } = flow.getSnapshot().context;

  return (
    <Over
      title="claims.predict.elsewhere.title"
      body={isUnheard ? 'claims.predict.elsewhere.unheard' : 'claims.predict.elsewhere.body'}
      onClose={() => flow.send({ type: 'dialog.closed' })}
    >
      {found ? <PredictionTable months={found.data} claim={claim} /> : null}
    </Over>
  );
}
