import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';

import type {
  ResetPasswordSnapshot,
  resetPasswordMachine,
} from '#machines/account/resetPassword/resetPassword.machine.ts';
import { passwordProblems } from '#rules/account/password.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import styles from '#src/forms/forms.module.css';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { addresses } from '#src/lib/addresses.ts';
import { Heading, SubmitButton } from '#src/screens/sign-in/parts.tsx';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import links from '#src/ui/link.module.css';
import { PasswordChecklist } from '../PasswordChecklist.tsx';
import { passwordTopics } from '../passwordParts.ts';

type Fields = { password: string; confirmation: string };

const validate = createValidator<Fields>({
  password: (_, values) => passwordProblems(values).password,
  confirmation: (_, values) => passwordProblems(values).confirmation,
});

const isWorking = (flow: ResetPasswordSnapshot) => flow.matches('submitting');

/** Asks for the new password twice. The typed data stays until the outcome is known. */
export function ResetPasswordForm({ flow }: { flow: ActorRefFrom<typeof resetPasswordMachine> }) {
  const isBusy = useSelector(flow, isWorking);
  const isUnknown = useSelector(flow, (state) => state.matches({ choosing: 'outcomeUnknown' }));

  const submit = ({ password }: Fields) => {
    flow.send({ type: 'password.chosen', password });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <Form<Fields> validate={validate} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <Heading id="password.reset.title" />
          <ErrorSummary />
          <PasswordField
            name="password"
            label="password.reset.new"
            autoComplete="new-password"
            describedBy="password-needs"
          />
          <PasswordChecklist id="password-needs" of="password" />
          <PasswordField name="confirmation" label="password.reset.confirmation" autoComplete="new-password" />
          <FormNotice about={passwordTopics} />
          {isUnknown ? <OutcomeUnknown /> : null}
          <SubmitButton
            id={isUnknown ? 'password.reset.again' : 'password.reset.submit'}
            busy="password.reset.saving"
            isBusy={isBusy}
          />
        </form>
      )}
    </Form>
  );
}

function OutcomeUnknown() {
  return (
    <div role="alert">
      <Notice tone="warning" title={<FormattedMessage id="password.unknown.title" />}>
        <span>
          <FormattedMessage id="password.unknown.body" />
        </span>{' '}
        <Link to={addresses.front} className={links.link}>
          <FormattedMessage id="password.sign_in" />
        </Link>
      </Notice>
    </div>
  );
}
