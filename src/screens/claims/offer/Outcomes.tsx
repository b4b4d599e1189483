import { FormattedMessage } from 'react-intl';

import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { PageProps } from './ReviewOffer.tsx';

type OutcomeProps = Pick<PageProps, 'flow'>;

/** Nobody knows what became of what they answered. */
export function Unknown({ flow }: OutcomeProps) {
  return (
    <WizardPage
      title="claims.unknown.title"
      next="claims.unknown.again"
      onNext={() => flow.send({ type: 'retry.asked' })}
    >
      <p>
        <FormattedMessage id="claims.offer.unknown" />
      </p>
    </WizardPage>
  );
}

/** The insurer has not heard of it. */
export function Missing({ flow }: OutcomeProps) {
  return (
    <WizardPage
      title="claims.missing.title"
      next="claims.missing.again"
      onNext={() => flow.send({ type: 'answer.repeated' })}
      other="claims.missing.change"
      onOther={() => flow.send({ type: 'answer.reconsidered' })}
    >
      <p>
        <FormattedMessage id="claims.offer.missing" />
      </p>
    </WizardPage>
  );
}
