import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

import type { ForgotPasswordSnapshot } from '#machines/account/forgotPassword/forgotPassword.machine.ts';
import { emailProblem } from '#rules/people/email.ts';
import { readIdentifier } from '#rules/people/identifier.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import styles from '#src/forms/forms.module.css';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { Heading, SubmitButton, useTyped } from '#src/screens/sign-in/parts.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import links from '#src/ui/link.module.css';

import { passwordTopics } from '../passwordParts.ts';
import { connectForgotPassword } from './connectForgotPassword.ts';

type Fields = { emailAddress: string };

const validate = createValidator<Fields>({ emailAddress: emailProblem });
const isWorking = (flow: ForgotPasswordSnapshot) => flow.matches('submitting');

/** Asks for the address to mail a password link to, then tells the customer to check their mail. */
export function ForgotPassword() {
  const flow = useFlow(connectForgotPassword, { input: undefined, about: passwordTopics });
  const snapshot = useSelector(flow, (state) => state);
  const typed = useTyped();

  const submit = ({ emailAddress }: Fields) => {
    flow.send({ type: 'address.given', emailAddress: readIdentifier(emailAddress) });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <div {...flowAttributes(snapshot)}>
      <PageTitle id="password.forgot.title" />
      {snapshot.matches('sent') ? (
        <Sent emailAddress={snapshot.context.emailAddress} />
      ) : (
        <Form<Fields> initialValues={{ emailAddress: typed }} validate={validate} onSubmit={submit}>
          {({ handleSubmit }) => (
            <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
              <Heading id="password.forgot.title" />
              <p className={styles.text}>
                <FormattedMessage id="password.forgot.intro" />
              </p>
              <PlainErrorSummary />
              <TextField name="emailAddress" label="signIn.username" type="email" autoComplete="username" />
              <FormNotice about={passwordTopics} />
              <SubmitButton id="password.forgot.submit" busy="password.forgot.sending" isBusy={isWorking(snapshot)} />
              <BackToSignIn />
            </form>
          )}
        </Form>
      )}
    </div>
  );
}

/** Shows the same text for every address, so that it does not reveal who has an account. */
function Sent({ emailAddress }: Fields) {
  return (
    <div className={styles.form}>
      <Heading id="password.sent.title" takesFocus />
      <p className={styles.text}>
        <FormattedMessage id="password.sent.body" values={{ address: emailAddress }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="password.sent.missing" />
      </p>
      <Link to={addresses.forgotPassword} state={{ typed: emailAddress }} className={styles.other}>
        <FormattedMessage id="password.sent.again" />
      </Link>
      <BackToSignIn />
    </div>
  );
}

function BackToSignIn() {
  const { state } = useLocation();

  return (
    <Link to={addresses.front} state={state} className={links.link}>
      <FormattedMessage id="password.back" />
    </Link>
  );
}
