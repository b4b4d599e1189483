import { FormattedMessage } from 'react-intl';

import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { PredictionTable } from '../figures/PredictionTable.tsx';
import { Over } from '../outcomes/Outcomes.tsx';
import type { StepProps } from './PredictRevenue.tsx';
import { stepOf } from './steps.ts';

/** Nobody knows what became of it. */
export function Unknown({ flow }: StepProps) {
  return (
    <WizardPage
      title="claims.unknown.title"
      next="claims.unknown.again"
      onNext={() => flow.send({ type: 'retry.asked' })}
    >
      <p>
        <FormattedMessage id="claims.predict.unknown" />
      </p>
    </WizardPage>
  );
}

/** The insurer has not heard of it: it may be sent again. */
export function Missing({ flow, claim }: StepProps) {
  return (
    <WizardPage
      title="claims.missing.title"
      next="claims.missing.again"
      onNext={() => flow.send({ type: 'prediction.repeated' })}
      other="claims.missing.change"
      onOther={() => flow.send({ type: 'prediction.reconsidered' })}
    >
      <p>
        <FormattedMessage id="claims.predict.missing" />
      </p>
      <PredictionTable months={flow.getSnapshot().context.months} claim={claim} />
    </WizardPage>
  );
}

export function Predicted({ flow, claim }: StepProps) {
  return (
    <Over
      title="claims.predict.thanks.title"
      body="claims.predict.thanks.body"
      step={stepOf.thanks}
      onClose={() => flow.send({ type: 'dialog.closed' })}
    >
      <PredictionTable months={flow.getSnapshot().context.months} claim={claim} />
    </Over>
  );
}

/** From elsewhere, and otherwise. */
export function AlreadyPredicted({ flow, claim }: StepProps) {
  const { found } = flow.getSnapshot().context;

  return (
    <Over
      title="claims.predict.elsewhere.title"
      body="claims.predict.elsewhere.body"
      onClose={() => flow.send({ type: 'dialog.closed' })}
    >
      {found ? <PredictionTable months={found.data} claim={claim} /> : null}
    </Over>
  );
}
