import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { LongDate } from '#src/ui/values/LongDate.tsx';
import { Part, Parts } from '#src/wizard/parts/Part.tsx';
import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { BankingNotice } from '../permissions/BankingNotice.tsx';
import { useItems } from '../useItems.ts';
import type { StepProps } from './addItem.props.ts';
import { ItemParts, PolicyParts, usePolicy } from './ItemParts.tsx';

/**
 * Confirms the purchase: the item, its start and end, and a reference to quote on the phone. Never show the insurer's
 * ids.
 */
export function InsuredItem({ flow }: Pick<StepProps, 'flow'>) {
  const { details, proposition, itemId, startsOn } = useSelector(flow, ({ context }) => context);
  const added = useItems().data?.items.filter((item) => item.itemId === itemId) ?? [];
  const policy = usePolicy(details?.externalPolicyNumber);
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
      <BankingNotice items={added} />
      {details ? (
        <Parts>
          <Part name="claims.items.add.reference">
            <strong>
              {details.name ? (
                <FormattedMessage
                  id="claims.items.add.reference.of"
                  values={{ policy: details.externalPolicyNumber, name: details.name }}
                />
              ) : (
                details.externalPolicyNumber
              )}
            </strong>
          </Part>
          <ItemParts details={details} proposition={proposition} />
          {startsOn ? (
            <Part name="claims.items.add.starts">
              <LongDate date={startsOn} />
            </Part>
          ) : null}
          <PolicyParts policy={policy} />
        </Parts>
      ) : null}
    </WizardPage>
  );
}
