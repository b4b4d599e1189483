import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AddItemSnapshot } from '#machines/claims/items/addItem.machine.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { usePortal } from '#src/session/portal.ts';
import { BalanceFailed } from '#src/session/trips/BalanceFailed.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';
import { areTermsConfirmed, TermsField } from '#src/wizard/fields/TermsField.tsx';
import { Part, Parts } from '#src/wizard/parts/Part.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import type { StepProps } from './addItem.props.ts';
import { ItemParts, PolicyParts, usePolicy } from './ItemParts.tsx';

type Values = { confirmTermsOfBusiness: boolean };

const isSending = (state: AddItemSnapshot) => state.matches('sending');

/** Last page before the purchase: the item, its price and cover, and the terms. */
export function ReviewItem({ flow }: Pick<StepProps, 'flow'>) {
  const { formatMessage } = useIntl();
  const { clock } = usePortal();
  const isBusy = useSelector(flow, isSending);
  const { details, proposition } = flow.getSnapshot().context;
  const policy = usePolicy(details?.externalPolicyNumber);
  if (!details || !proposition) return null;
  const goBack = () => flow.send({ type: 'page.left' });
  const today = () => toDay(clock.now());

  return (
    <WizardForm<Values>
      title="claims.items.add.review"
      step={{ at: 2, of: 2 }}
      initialValues={{ confirmTermsOfBusiness: false }}
      validate={createValidator<Values>({ confirmTermsOfBusiness: areTermsConfirmed })}
      onSubmit={({ confirmTermsOfBusiness: termsConfirmed }) => {
        flow.send({ type: 'purchase.confirmed', termsConfirmed, today: today() });
        return submitErrors(flow, isSending, () => ({}));
      }}
      next="claims.items.add.submit"
      onBack={goBack}
      isBusy={isBusy}
      wait={{ text: 'claims.items.add.waiting' }}
      asked={<TermsField />}
    >
      <Parts>
        <ItemParts details={details} proposition={proposition} change={{ isFixed: isBusy, onChange: goBack }} />
        <Part name="claims.items.add.cover">
          <span>{proposition.name}</span>
          <TextLink to={formatMessage({ id: 'trips.key_facts.path' })} inAnotherTab>
            <FormattedMessage id="trips.key_facts" />
          </TextLink>
        </Part>
        <Part name="claims.items.add.starts">
          <span>
            <FormattedMessage
              id="claims.items.add.starts.today"
              values={{ date: <LongDate key="date" date={today()} /> }}
            />
          </span>
        </Part>
        <PolicyParts policy={policy} />
      </Parts>
      <BalanceFailed policies={policy ? [policy] : []} />
    </WizardForm>
  );
}
