import { Spinner } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import type { Step } from '#src/wizard/parts/StepHeading.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

/** No answer arrived, or the claim changed, so the portal asks the insurer for its status. */
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

/** The outcome is unknown. The check repeats on request and once the device is online again. */
export function Unknown({ body, onRetry }: { body: TextId; onRetry: () => void }) {
  useWhenOnline(onRetry);

  return (
    <WizardPage title="claims.unknown.title" next="claims.unknown.again" onNext={onRetry}>
      <p>
        <FormattedMessage id={body} />
      </p>
    </WizardPage>
  );
}

type MissingProps = { body: TextId; onRepeat: () => void; onReconsider: () => void; children?: ReactNode };

/** The insurer has not received the answer, so it may be sent again. */
export function Missing({ body, onRepeat, onReconsider, children }: MissingProps) {
  return (
    <WizardPage
      title="claims.missing.title"
      next="claims.missing.again"
      onNext={onRepeat}
      other="claims.missing.change"
      onOther={onReconsider}
    >
      <p>
        <FormattedMessage id={body} />
      </p>
      {children}
    </WizardPage>
  );
}

type OverProps = {
  title: TextId;
  body: TextId | ReactElement;
  step?: Step;
  onClose: () => void;
  children?: ReactNode;
};

export function Over({ title, body, step, onClose, children }: OverProps) {
  return (
    <WizardPage title={title} step={step} next="claims.back" onNext={onClose}>
      <p>{typeof body === 'string' ? <FormattedMessage id={body} /> : body}</p>
      {children}
    </WizardPage>
  );
}
