import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditingActor } from '#machines/kit/records/editing.ts';
import type { AskedFields, PayoutMethod, Values } from '#machines/payouts/payouts.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import {
  description,
  fieldRules,
  initialMethod,
  type MethodValues,
  toMethodProblems,
  toMethodValues,
} from '#src/wizard/payouts/methodForm.ts';
import { useOwnFields } from '#src/wizard/payouts/useOwnFields.ts';

type SwitchProviderProps = {
  flow: EditingActor<Values>;
  about: readonly Topic[];
  asked: AskedFields;
  country: string;
  method: PayoutMethod;
};

/** Form that sets the method up again with the bank provider that the partner pays through. */
export default function SwitchProvider({
  flow,
  about,
  asked: { vendor, fields },
  country,
  method,
}: SwitchProviderProps) {
  const { formatMessage } = useIntl();
  const own = useOwnFields();
  const terms = (words: ReactNode[]) => (
    <TextLink key="terms" to={formatMessage({ id: 'payouts.switch.terms.path' })} inAnotherTab>
      {words}
    </TextLink>
  );
  const [initialValues] = useState(() => initialMethod(fields, method, own));

  return (
    <DetailsDialog<MethodValues, Values, never>
      flow={flow}
      about={about}
      title="payouts.switch.title"
      submit="payouts.switch.submit"
      cancel="payouts.select.cancel"
      initialValues={initialValues}
      validate={createValidator<MethodValues>({ description, ...fieldRules(fields) })}
      detailsIn={(typed) => {
        const entered = toMethodValues(typed, fields);
        return { ...entered.fields, description: entered.description };
      }}
      problemsIn={(problems) => toMethodProblems(problems, fields)}
    >
      <Muted>
        <FormattedMessage id="payouts.switch.note" />
      </Muted>
      <Muted>
        <FormattedMessage id="payouts.switch.terms" values={{ terms }} />
      </Muted>
      <DescriptionField />
      <MethodFields vendor={vendor} country={country} fields={fields} />
    </DetailsDialog>
  );
}
