import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { PredictionTable } from '../figures/PredictionTable.tsx';
import type { StepProps } from './predictRevenue.props.ts';
import { predictionSteps } from './steps.ts';

/** Shows the prediction for a last check, because it can be sent only once. */
export function ConfirmRevenue({ flow, claim }: StepProps) {
  const isBusy = useSelector(flow, (state) => state.hasTag('working'));
  const months = useSelector(flow, ({ context }) => context.months);

  return (
    <WizardPage
      title="claims.predict.confirm.title"
      step={predictionSteps.confirm}
      next="claims.predict.confirm.submit"
      onNext={() => flow.send({ type: 'prediction.confirmed' })}
      onBack={() => flow.send({ type: 'page.left' })}
      isBusy={isBusy}
    >
      <p>
        <FormattedMessage id="claims.predict.confirm.body" />
      </p>
      <PredictionTable months={months} claim={claim} />
    </WizardPage>
  );
}
