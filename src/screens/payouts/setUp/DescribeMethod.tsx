import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';

import type { AskedFields } from '#machines/payouts/payouts.ts';
import type { SetUpPayoutActor, SetUpPayoutSnapshot } from '#machines/payouts/setUpPayout.machine.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import {
  description,
  enteredIn,
  fieldRules,
  initialMethod,
  type MethodValues,
  problemsIn,
} from '#src/wizard/payouts/methodForm.tsx';
import { useOwnFields } from '#src/wizard/payouts/useOwnFields.ts';

import type { Offer } from './useOffer.ts';

const isCreating = (state: SetUpPayoutSnapshot) => state.matches('creating');

type DescribeMethodProps = { flow: SetUpPayoutActor; asked: AskedFields; offer: Offer };

/** What the provider has to know. */
export function DescribeMethod({ flow, asked: { vendor, fields }, offer }: DescribeMethodProps) {
  const { fill } = useFillStyles();
  const isBusy = useSelector(flow, isCreating);
  const own = useOwnFields();
  const [initialValues] = useState(() => initialMethod(fields, {}, own));
  const provider = offer.providers.find((each) => each.vendor === vendor)?.name ?? vendor;
  const isOneOfMany = offer.providers.length > 1;

  const send = (typed: MethodValues) => {
    flow.send({ type: 'method.described', ...enteredIn(typed, fields) });
    return submitErrors(flow, isCreating, ({ context }) => problemsIn(context.problems, fields));
  };

  return (
    <Form<MethodValues>
      initialValues={initialValues}
      validate={validateWith<MethodValues>({ description, ...fieldRules(fields) })}
      onSubmit={send}
    >
      {({ handleSubmit }) => (
        <form
          noValidate
          className={fill}
          onSubmit={(event) => {
            // It may be in a wizard: its form is not the wizard's.
            event.stopPropagation();
            void handleSubmit(event);
          }}
        >
          <Sheet>
            <StepHeading title={{ id: 'payouts.setUp.describe', values: { provider } }} />
            <ErrorSummary />
            <DescriptionField />
            <MethodFields vendor={vendor} country={offer.country} fields={fields} />
          </Sheet>
          <FormActions
            next="payouts.setUp.submit"
            onBack={isOneOfMany ? () => flow.send({ type: 'provider.reconsidered' }) : undefined}
            cancel="payouts.form.cancel"
            isBusy={isBusy}
          />
        </form>
      )}
    </Form>
  );
}
