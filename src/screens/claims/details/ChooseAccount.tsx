import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { emailOf, type PayoutChoice } from '#machines/claims/details/details.ts';
import { masked } from '#rules/people/masking.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';

type ChooseAccountProps = {
  choice: PayoutChoice;
  /** Of whoever chooses. */
  email: string;
};

/** One of the accounts there are, or another one. The e-mail address goes with the account, unless they typed one. */
export function ChooseAccount({ choice, email: own }: ChooseAccountProps) {
  const form = useForm();
  const { input } = useField<string>('chosen', { subscription: { value: true } });
  const before = useRef(input.value);

  useEffect(() => {
    const earlier = before.current;
    before.current = input.value;
    const typed: unknown = form.getFieldState('email')?.value;
    if (earlier !== input.value && typed === emailOf(choice, earlier, own))
      form.change('email', emailOf(choice, input.value, own));
  }, [choice, own, form, input.value]);

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
      label: <FormattedMessage id="claims.details.new" />,
      description: <FormattedMessage id="claims.details.new.body" />,
    })),
  ];

  return <ChoiceGroup name="chosen" label="claims.details.account" options={options} asCards />;
}
