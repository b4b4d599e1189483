import { Spinner } from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Matter } from '#machines/app/notifier.machine.ts';
import type { NewItem, Proposition } from '#machines/claims/claims.ts';
import { readable } from '#src/lib/words.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useWhenOnline } from '#src/ui/line/useWhenOnline.ts';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import type { StepProps } from './AddItem.tsx';

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
  const { details, proposition } = flow.getSnapshot().context;
  const { editingItems } = useRights();
  const isEditable = editingItems === 'enabled' && details?.name !== undefined && details.address !== undefined;

  return (
    <WizardPage
      title="claims.items.add.missing"
      next="insurance.missing.again"
      onNext={() => flow.send({ type: 'purchase.repeated' })}
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
      {details ? <Described details={details} proposition={proposition} /> : null}
    </WizardPage>
  );
};

/** What is insured from now on, and by which it can be asked about. */
export const Insured = ({ flow }: StepProps) => {
  const { details, proposition, itemId } = flow.getSnapshot().context;
  const { keeper } = useAround();
  useEffect(() => keeper.settle(), [keeper]);

  return (
    <WizardPage
      title="claims.items.add.insured"
      next="claims.items.back"
      onNext={() => flow.send({ type: 'dialog.closed' })}
    >
      <p>
        <FormattedMessage id="claims.items.add.insured.body" />
      </p>
      {details ? <Described details={details} proposition={proposition} reference={itemId} /> : null}
    </WizardPage>
  );
};

type DescribedProps = { details: NewItem; proposition: Proposition | null; reference?: string | null };

/** Something in the words in which it was described. */
function Described({ details, proposition, reference = null }: DescribedProps) {
  const type = proposition?.itemTypes.find(({ itemTypeId }) => itemTypeId === details.itemTypeId);

  return (
    <Facts
      facts={{
        'claims.items.add.type': type?.name ?? readable(details.itemTypeId),
        'claims.items.name': details.name ?? null,
        'claims.items.address': details.address ?? null,
        'claims.items.policy': details.externalPolicyNumber,
        'claims.items.add.reference': reference,
      }}
    />
  );
}
