import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Form, useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { AskedFields, Values } from '#machines/payouts/payouts.ts';
import type { SetUpPayoutActor, SetUpPayoutSnapshot } from '#machines/payouts/setUpPayout.machine.ts';
import { needsAddress } from '#rules/payouts/methods.ts';
import { addressLines } from '#schema/rest/payouts.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';
import { AddressFields, requiredLine } from '#src/wizard/payouts/AddressFields.tsx';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import {
  fieldRules,
  getLineName,
  initialMethod,
  type MethodValues,
  newDescription,
  toMethodProblems,
  toMethodValues,
} from '#src/wizard/payouts/methodForm.ts';
import { useOwnFields } from '#src/wizard/payouts/useOwnFields.ts';

import type { Offer } from './useOffer.ts';

const isCreating = (state: SetUpPayoutSnapshot) => state.matches('creating');

export type DescribedValues = MethodValues & { address?: Values };
type DescribeMethodProps = {
  flow: SetUpPayoutActor;
  asked: AskedFields;
  offer: Offer;
  wantsAddress: boolean;
  /** Values typed for each vendor before the customer switched to another one. */
  typed: Map<string, DescribedValues>;
};

export function DescribeMethod({ flow, asked, offer, wantsAddress, typed }: DescribeMethodProps) {
  const { vendor, fields } = asked;
  const { fill } = useFillStyles();
  const isBusy = useSelector(flow, isCreating);
  const own = useOwnFields();
  const [initialValues] = useState(() => initialMethod(fields, {}, own));
  const provider = offer.providers.find((each) => each.vendor === vendor)?.name ?? vendor;
  const isOneOfMany = offer.providers.length > 1;

  const lines = wantsAddress && needsAddress(asked) ? addressLines : [];

  const send = (values: DescribedValues) => {
    const address = lines.length > 0 && {
      address: Object.fromEntries(lines.map((line) => [line, (values.address?.[line] ?? '').trim()])),
    };
    flow.send({ type: 'method.described', ...toMethodValues(values, fields), ...address });
    return submitErrors(flow, isCreating, ({ context }) => toMethodProblems(context.problems, fields, lines));
  };

  const goBack = (values: DescribedValues) => {
    typed.set(vendor, values);
    flow.send({ type: 'provider.reconsidered' });
  };

  return (
    <Form<DescribedValues>
      initialValues={initialValues}
      validate={createValidator<DescribedValues>({
        description: newDescription,
        ...fieldRules(fields),
        ...Object.fromEntries(lines.map((line) => [getLineName(line), requiredLine])),
      })}
      onSubmit={send}
    >
      {({ handleSubmit, values }) => (
        <form
          noValidate
          className={fill}
          onSubmit={(event) => {
            // React events bubble through portals, so a wizard around this dialog would submit as well.
            event.stopPropagation();
            void handleSubmit(event);
          }}
        >
          <Sheet>
            <StepHeading title={{ id: 'payouts.setUp.describe', values: { provider } }} />
            <ErrorSummary />
            <DescriptionField />
            <MethodFields vendor={vendor} country={offer.country} fields={fields} />
            {lines.length > 0 ? (
              <>
                <Muted>
                  <FormattedMessage id="payouts.address.note" />
                </Muted>
                <AddressFields nameOf={getLineName} />
              </>
            ) : null}
          </Sheet>
          <TypedBefore values={typed.get(vendor)} />
          <FormActions
            next="payouts.setUp.submit"
            onBack={isOneOfMany ? () => goBack(values) : undefined}
            cancel="payouts.form.cancel"
            isBusy={isBusy}
          />
        </form>
      )}
    </Form>
  );
}

/**
 * Restores typed values as changes and not as initial values, so that closing still warns about them. Render it after
 * the fields, because a field that registers later would reset its value.
 */
function TypedBefore({ values }: { values: DescribedValues | undefined }) {
  const form = useForm<DescribedValues>();
  useEffect(() => {
    if (!values) return;
    form.batch(() => {
      form.change('description', values.description);
      form.change('fields', values.fields);
      form.change('address', values.address);
    });
  }, [form, values]);
  return null;
}
