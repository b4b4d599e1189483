import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { findMethod, getPayoutEmail, type PayoutChoice } from '#machines/claims/details/details.ts';
import type { AskedFields, Values } from '#machines/payouts/payouts.ts';
import { masked } from '#rules/people/masking.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';

import { carriedOver, type DetailsValues, isOffered } from './detailsForm.ts';

type ChooseAccountProps = {
  choice: PayoutChoice;
  email: string;
  own: Values;
  /** Whether the user may edit an existing account. */
  mayCorrect: boolean;
  /** The chosen account has changed, so the user has to choose again. */
  isOther: boolean;
};

/** Offers the existing accounts and a new one. The email address follows the account, unless the user typed one. */
export function ChooseAccount({ choice, email, own, mayCorrect, isOther }: ChooseAccountProps) {
  const form = useForm<DetailsValues>();
  const { input } = useField<string>('chosen', { subscription: { value: true } });
  const chosen = input.value;
  const providers = useDataset('PAYOUT_CONFIGS').data?.payoutConfig.payouts.providers ?? [];
  const nameOf = (vendor: string) => providers.find((each) => each.vendor === vendor)?.name ?? vendor;
  useEmailOfAccount({ choice, email, mayCorrect, chosen });
  useFieldsOfProvider(choice.asked, own, chosen);

  const shown = useRef<PayoutChoice>(null);
  useEffect(() => {
    const isRead = shown.current !== choice;
    shown.current = choice;
    if (chosen !== '' && (!isOffered(choice, chosen) || (isRead && isOther))) form.change('chosen', '');
  }, [choice, isOther, form, chosen]);

  const options = [
    ...choice.methods.map(({ payoutMethodId, description, fields: { accountNumber } }) => ({
      value: payoutMethodId,
      label: description,
      ...(accountNumber && {
        description: (
          <FormattedMessage id="payouts.account" values={{ account: masked('BANK_ACCOUNT', accountNumber) }} />
        ),
      }),
    })),
    ...choice.asked.map(({ vendor }) => ({
      value: vendor,
      label:
        choice.asked.length > 1 ? (
          <FormattedMessage id="claims.details.new.of" values={{ provider: nameOf(vendor) }} />
        ) : (
          <FormattedMessage id="claims.details.new" />
        ),
      description: <FormattedMessage id="claims.details.new.body" />,
    })),
  ];

  return <ChoiceGroup name="chosen" label="claims.details.account" options={options} asCards />;
}

type Emails = Pick<ChooseAccountProps, 'choice' | 'email' | 'mayCorrect'> & { chosen: string };

/** Keeps a typed address when the account changes, if it can be edited there. */
function useEmailOfAccount({ choice, email: own, mayCorrect, chosen }: Emails) {
  const form = useForm<DetailsValues>();
  const before = useRef(chosen);

  useEffect(() => {
    const earlier = before.current;
    before.current = chosen;
    if (earlier === chosen) return;
    const typed = form.getState().values.email;
    const isFixed = !mayCorrect && findMethod(choice, chosen) !== undefined;
    if (isFixed || typed === getPayoutEmail(findMethod(choice, earlier), own))
      form.change('email', getPayoutEmail(findMethod(choice, chosen), own));
  }, [choice, own, form, mayCorrect, chosen]);
}

function useFieldsOfProvider(asked: readonly AskedFields[], own: Values, chosen: string) {
  const form = useForm<DetailsValues>();
  const [first] = asked;
  const before = useRef(first);

  useEffect(() => {
    const provider = asked.find(({ vendor }) => vendor === chosen);
    const from = before.current;
    if (!provider || provider.vendor === from?.vendor) return;
    before.current = provider;
    const { fields } = form.getState().values;
    form.change('fields', { ...fields, ...carriedOver(fields, { from, to: provider, own }) });
  }, [asked, own, form, chosen]);
}
