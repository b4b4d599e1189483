import { Spinner } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { CompletionProps } from './completion.props.ts';

/** The purchase got no answer, so the portal asks the insurer whether the trip exists. */
export function CheckingOutcome() {
  return (
    <WizardPage title="insurance.seeking.title">
      <p role="status">
        <FormattedMessage id="insurance.seeking.body" />
      </p>
      <Spinner aria-hidden />
    </WizardPage>
  );
}

/** The check got no answer either. */
export function OutcomeUnknown({ completion }: CompletionProps) {
  const check = () => completion.send({ type: 'retry.requested' });
  useWhenOnline(check);

  return (
    <WizardPage title="insurance.unknown.title" next="insurance.unknown.again" onNext={check}>
      <p>
        <FormattedMessage id="insurance.unknown.body" />
      </p>
    </WizardPage>
  );
}

/** The insurer has not received the trip, so the customer may send the same purchase again. */
export function NotReceived({ completion }: CompletionProps) {
  return (
    <WizardPage
      title="insurance.missing.title"
      next="insurance.missing.again"
      onNext={() => completion.send({ type: 'resend.requested' })}
      other="insurance.missing.change"
      onOther={() => completion.send({ type: 'page.left' })}
    >
      <p>
        <FormattedMessage id="insurance.missing.body" />
      </p>
    </WizardPage>
  );
}
