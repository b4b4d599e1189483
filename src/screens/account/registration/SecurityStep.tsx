import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import type { RegistrationSnapshot } from '#machines/account/registration/registration.machine.ts';
import { passwordProblems } from '#rules/account/password.ts';
import { CheckField } from '#src/forms/choices/CheckField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import type { Rule } from '#src/forms/validators.ts';
import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { SubmitButton } from '#src/screens/sign-in/parts.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import links from '#src/ui/link.module.css';

import { PasswordChecklist } from '../PasswordChecklist.tsx';
import type { StepProps } from './registration.props.ts';
import { isSameRecord, refusedFields, StepForm } from './StepForm.tsx';
import type { SecurityFields } from './typedForm.ts';

const areTermsAccepted: Rule<boolean> = (isAccepted) => (isAccepted ? null : 'registration.terms.missing');

const validate = createValidator<SecurityFields>({
  password: (_, values) => passwordProblems(values).password,
  confirmation: (_, values) => passwordProblems(values).confirmation,
  terms: areTermsAccepted,
});

/** Asks for a password and for consent to the terms, and creates the account. */
export function SecurityStep({ flow, typed }: StepProps) {
  const refused = useSelector(flow, refusedFields, isSameRecord);
  const isBusy = useSelector(flow, (state) => state.matches('creating') || state.matches('opened'));
  const outcome = useSelector(flow, outcomeOf);
  const emailAddress = useSelector(flow, ({ context }) => context.details.emailAddress);

  return (
    <StepForm<SecurityFields>
      flow={flow}
      step="security"
      title="registration.security.title"
      initialValues={typed.security()}
      refused={refused}
      onChange={typed.changeSecurity}
      onSubmit={({ password, terms }) => flow.send({ type: 'password.chosen', password, termsAccepted: terms })}
      validate={validate}
      submit={
        <>
          {outcome ? <Outcome of={outcome} /> : null}
          <SubmitButton
            id={outcome ? 'registration.again' : 'registration.submit'}
            busy="registration.creating"
            isBusy={isBusy}
          />
        </>
      }
    >
      {/* Password managers store the password under this address. */}
      <input type="email" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField
        name="password"
        label="registration.password"
        autoComplete="new-password"
        describedBy="password-needs"
        refused={refused['password'] ?? null}
      />
      <PasswordChecklist id="password-needs" of="password" />
      <PasswordField name="confirmation" label="registration.confirmation" autoComplete="new-password" />
      <CheckField
        name="terms"
        label={{
          id: 'registration.terms',
          values: {
            link: (words) => (
              <TextLink key="terms" to={addresses.terms} inAnotherTab>
                {words}
              </TextLink>
            ),
          },
        }}
      />
    </StepForm>
  );
}

type LostOutcome = 'notReceived' | 'outcomeUnknown';

function outcomeOf(flow: RegistrationSnapshot): LostOutcome | null {
  if (flow.matches({ filling: { security: 'notReceived' } })) return 'notReceived';
  return flow.matches({ filling: { security: 'outcomeUnknown' } }) ? 'outcomeUnknown' : null;
}

const outcomes: Record<LostOutcome, { title: TextId; body: TextId }> = {
  notReceived: { title: 'registration.not_received.title', body: 'registration.not_received.body' },
  outcomeUnknown: { title: 'registration.unknown.title', body: 'registration.unknown.body' },
};

function Outcome({ of }: { of: LostOutcome }) {
  const { title, body } = outcomes[of];

  return (
    <div role="alert">
      <Notice tone="warning" title={<FormattedMessage id={title} />}>
        <span>
          <FormattedMessage id={body} />
        </span>{' '}
        {of === 'outcomeUnknown' ? (
          <Link to={addresses.front} className={links.link}>
            <FormattedMessage id="password.sign_in" />
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}
