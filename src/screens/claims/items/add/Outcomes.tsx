import { Spinner } from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Matter } from '#machines/app/notifier.machine.ts';
import { dayOf } from '#src/lib/time/dates.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { usePortal } from '#src/session/portal.ts';
import { useRights } from '#src/session/useRights.ts';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useWhenOnline } from '#src/ui/line/useWhenOnline.ts';
import { Parts } from '#src/wizard/parts/Part.tsx';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { StepProps } from './AddItem.tsx';
import { ItemParts } from './ItemParts.tsx';

export const ofItem: readonly Matter[] = ['item'];

export const Reading = () => (
  <WizardPage title="claims.items.add.title">
    <Lines count={4} />
    {/* Why it is read again. */}
    <Told about={ofItem} />
  </WizardPage>
);

/** Nobody knows what could be insured. */
export const Failed = ({ flow }: StepProps) => (
  <WizardPage
    title="claims.items.add.failed"
    next="claims.items.add.failed.again"
    onNext={() => flow.send({ type: 'retry.asked' })}
  >
    <p>
      <FormattedMessage id="claims.items.add.failed.body" />
    </p>
  </WizardPage>
);

/** Nobody can go on with what they began. */
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

/** No answer to the purchase came; the insurer is asked whether it has it. */
export const Looking = () => (
  <WizardPage title="claims.items.add.looking">
    <p role="status">
      <FormattedMessage id="claims.items.add.looking.body" />
    </p>
    <Spinner aria-hidden />
  </WizardPage>
);

/** Nor did that answer come. */
export const Unknown = ({ flow }: StepProps) => {
  const check = () => flow.send({ type: 'retry.asked' });
  useWhenOnline(check);

  return (
    <WizardPage title="claims.items.add.unknown" next="insurance.unknown.again" onNext={check}>
      <p>
        <FormattedMessage id="claims.items.add.unknown.body" />
      </p>
    </WizardPage>
  );
};

/** The insurer does not have it: the same purchase may be sent again. */
export const Missing = ({ flow }: StepProps) => {
  const { clock } = usePortal();
  const { details, proposition } = flow.getSnapshot().context;
  const { editingItems } = useRights();
  const isEditable = editingItems === 'enabled' && details?.name !== undefined && details.address !== undefined;

  return (
    <WizardPage
      title="claims.items.add.missing"
      next="insurance.missing.again"
      onNext={() => flow.send({ type: 'purchase.repeated', today: dayOf(clock.now()) })}
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
