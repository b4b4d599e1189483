import { Spinner } from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { usePortal } from '#src/session/portal.ts';
import { useRights } from '#src/session/useRights.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Parts } from '#src/wizard/parts/Part.tsx';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { StepProps } from './addItem.props.ts';
import { ItemParts } from './ItemParts.tsx';

export const itemTopics: readonly Topic[] = ['item'];

export const Reading = () => (
  <WizardPage title="claims.items.add.title">
    <Lines count={4} />
    {/* Reason for reading the proposition again. */}
    <InlineNotice about={itemTopics} />
  </WizardPage>
);

/** The propositions could not be read. */
export const Failed = ({ flow }: StepProps) => (
  <WizardPage
    title="claims.items.add.failed"
    next="claims.items.add.failed.again"
    onNext={() => flow.send({ type: 'retry.requested' })}
  >
    <p>
      <FormattedMessage id="claims.items.add.failed.body" />
    </p>
  </WizardPage>
);

/** The partner offers nothing to insure, so the draft is dropped. */
export const NothingOffered = ({ flow }: StepProps) => {
  const { keeper } = useAround();
  useEffect(() => keeper.forget(), [keeper]);

  return (
    <WizardPage
      title="claims.items.add.nothing"
      next="claims.items.back"
      onNext={() => flow.send({ type: 'dialog.closed' })}
    >
      <p>
        <FormattedMessage id="claims.items.add.nothing.body" />
      </p>
    </WizardPage>
  );
};

/** The purchase got no answer, so the portal asks the insurer whether it arrived. */
export const Looking = () => (
  <WizardPage title="claims.items.add.looking">
    <p role="status">
      <FormattedMessage id="claims.items.add.looking.body" />
    </p>
    <Spinner aria-hidden />
  </WizardPage>
);

/** The check got no answer either. */
export const Unknown = ({ flow }: StepProps) => {
  const check = () => flow.send({ type: 'retry.requested' });
  useWhenOnline(check);

  return (
    <WizardPage title="claims.items.add.unknown" next="insurance.unknown.again" onNext={check}>
      <p>
        <FormattedMessage id="claims.items.add.unknown.body" />
      </p>
    </WizardPage>
  );
};

/** The insurer has not received the purchase, so the customer may send it again. */
export const Missing = ({ flow }: StepProps) => {
  const { clock } = usePortal();
  const { details, proposition } = flow.getSnapshot().context;
  const { editingItems } = useRights();
  const isEditable = editingItems === 'enabled' && details?.name !== undefined && details.address !== undefined;

  return (
    <WizardPage
      title="claims.items.add.missing"
      next="insurance.missing.again"
      onNext={() => flow.send({ type: 'resend.requested', today: toDay(clock.now()) })}
    >
      <p>
        <FormattedMessage id="claims.items.add.missing.body" />
        {isEditable ? (
          <>
            {' '}
            <FormattedMessage id="claims.items.add.missing.edit" />
          </>
        ) : null}
      </p>
      {details ? (
        <Parts>
          <ItemParts details={details} proposition={proposition} />
        </Parts>
      ) : null}
    </WizardPage>
  );
};
