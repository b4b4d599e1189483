import { Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import type { Step } from '#src/wizard/parts/StepHeading.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

/** No answer came, or the claim has changed: the insurer is asked how it stands. */
export function Looking() {
  return (
    <WizardPage title="claims.looking.title">
      <p role="status">
        <FormattedMessage id="claims.looking.body" />
      </p>
      <Spinner aria-hidden />
    </WizardPage>
  );
}

type OverProps = {
  title: TextId;
  body: TextId;
  step?: Step;
  onClose: () => void;
  children?: ReactNode;
};

/** There is nothing more to do here. */
export function Over({ title, body, step, onClose, children }: OverProps) {
  return (
    <WizardPage title={title} step={step} next="claims.back" onNext={onClose}>
      <p>
        <FormattedMessage id={body} />
      </p>
      {children}
    </WizardPage>
  );
}
