import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { findMethod, type PayoutChoice } from '#machines/claims/details/details.ts';
import type {
  SendPayoutDetailsActor,
  SendPayoutDetailsSnapshot,
} from '#machines/claims/details/sendPayoutDetails.machine.ts';
import { parsePhone, shownPhone } from '#rules/people/phone.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { useCountry } from '#src/session/useCountry.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { FrameContext, useFrame } from '#src/wizard/frame/FrameContext.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';
import { Undrafted } from '#src/wizard/parts/Undrafted.tsx';
import { useOwnFields } from '#src/wizard/payouts/useOwnFields.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { PeriodName } from '../figures/PeriodName.tsx';
import { Missing } from '../outcomes/Outcomes.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';
import {
  createDetailsRules,
  type DetailsValues,
  initialDetails,
  toDetailsProblems,
  toEnteredDetails,
} from './detailsForm.ts';
import { NewAccount } from './NewAccount.tsx';

const useStyles = makeStyles({
  /** Hidden instead of unmounted: a field loses its text when it unmounts. */
  away: { display: 'none' },
});

const isWorking = (state: SendPayoutDetailsSnapshot) => state.hasTag('working');

/** A check sends nothing, but it can return a validation error. */
const isUnknown = (state: SendPayoutDetailsSnapshot) =>
  state.matches('outcomeUnknown') || state.matches('methodUnknown');
const isUnsettled = (state: SendPayoutDetailsSnapshot) =>
  isWorking(state) || isUnknown(state) || state.matches('notReceived');

type DetailsFormProps = {
  flow: SendPayoutDetailsActor;
  /** Accounts and providers to choose from. */
  choice: PayoutChoice;
  /** Whether the user may edit an existing account. */
  mayCorrect: boolean;
  payout: Claim['payouts'][number];
  currency: string;
  email: string;
  phone: string;
};

export function DetailsForm({ flow, choice, mayCorrect, payout, currency, email, phone }: DetailsFormProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const own = useOwnFields();
  const country = useCountry();
  const frame = useFrame();
  // While the form is hidden, the visible page shows the validation errors.
  const unheard = useMemo(() => ({ ...frame, about: [] }), [frame]);
  const state = useSelector(flow, (snapshot) => snapshot);
  const { isOther } = state.context;
  const isMissing = state.matches('notReceived');
  const check = () => flow.send({ type: 'retry.requested' });
  useWhenOnline(() => isUnknown(state) && check());
  const [initialValues] = useState(() => initialDetails(choice, { email, phone: shownPhone(phone) ?? phone, own }));

  const send = (typed: DetailsValues) => {
    const { contactNumber, ...entered } = toEnteredDetails(typed, choice.asked);
    flow.send({
      type: 'details.entered',
      ...entered,
      contactNumber: parsePhone(contactNumber, country)?.number ?? contactNumber,
    });
    return submitErrors(flow, isUnsettled, ({ context }) =>
      toDetailsProblems(context.problems, typed.chosen, choice.asked),
    );
  };

  const isFixed = (chosen: string) => !mayCorrect && findMethod(choice, chosen) !== undefined;

  return (
    <Form<DetailsValues>
      initialValues={initialValues}
      validate={createValidator<DetailsValues>(createDetailsRules(choice, mayCorrect, country))}
      onSubmit={send}
    >
      {({ handleSubmit, values: { chosen } }) => (
        <>
          {isMissing ? (
            <Missing
              body="claims.details.missing"
              onRepeat={() => flow.send({ type: 'resend.requested' })}
              onReconsider={() => flow.send({ type: 'edit.requested' })}
            />
          ) : null}
          <form
            noValidate
            className={mergeClasses(fill, isMissing && styles.away)}
            onSubmit={(event) => void handleSubmit(event)}
          >
            <Undrafted />
            <Sheet>
              <StepHeading key={String(isMissing)} title="claims.details.heading" />
              <Muted>
                <FormattedMessage
                  id="claims.details.which"
                  values={{
                    period: <PeriodName key="period" start={payout.periodStart} end={payout.periodEnd} />,
                    amount: <Amount key="amount" amount={payout.amountPayable} currency={currency} />,
                  }}
                />
              </Muted>
              <ErrorSummary />
              {isOther ? (
                <div role="alert">
                  <Notice tone="warning" title={<FormattedMessage id="claims.details.changed" />}>
                    <FormattedMessage id="claims.details.changed.body" />
                  </Notice>
                </div>
              ) : null}
              <ChooseAccount choice={choice} email={email} own={own} mayCorrect={mayCorrect} isOther={isOther} />
              <NewAccount asked={choice.asked} />
              <TextField
                name="email"
                type="email"
                label="claims.details.email"
                hint={isFixed(chosen) ? 'claims.details.email.fixed' : 'claims.details.email.hint'}
                readOnly={isFixed(chosen)}
                autoComplete="email"
              />
              <PhoneField
                name="contactNumber"
                label="claims.details.phone"
                hint="claims.details.phone.hint"
                autoComplete="tel"
                read={(typed) => shownPhone(typed, country)}
              />
              {isUnknown(state) ? (
                <div role="alert">
                  <Notice
                    tone="warning"
                    title={
                      <FormattedMessage
                        id={
                          state.matches('outcomeUnknown') ? 'claims.details.unknown' : 'claims.details.method_unknown'
                        }
                      />
                    }
                  >
                    <FormattedMessage id="claims.details.unknown.body" />
                  </Notice>
                </div>
              ) : null}
            </Sheet>
            <FrameContext value={isMissing ? unheard : frame}>
              {isUnknown(state) ? (
                <Actions next="claims.details.unknown.again" onNext={check} />
              ) : (
                <FormActions next="claims.details.submit" cancel="claims.details.cancel" isBusy={isWorking(state)} />
              )}
            </FrameContext>
          </form>
        </>
      )}
    </Form>
  );
}
