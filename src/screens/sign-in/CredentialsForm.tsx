import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { SignInSnapshot } from '#machines/sign-in/signIn.machine.ts';
import { readIdentifier } from '#rules/people/identifier.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import styles from '#src/forms/forms.module.css';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { addresses } from '#src/lib/addresses.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import links from '#src/ui/link.module.css';

import { Heading, SubmitButton, TypedLink, useTyped, WayLink, What } from './parts.tsx';
import { signInTopics, type ViewProps } from './useSignIn.ts';

type Credentials = { username: string; password: string };

const validate = createValidator<Credentials>({
  username: filled('validation.email'),
  password: inOrder(
    filled('validation.password'),
    rule('validation.passwordv6', (text) => !/\s/.test(text)),
  ),
});

const isWorking = (signIn: SignInSnapshot) => signIn.matches('submitting') || signIn.matches('entering');

export function CredentialsForm({ signIn }: ViewProps) {
  const isBusy = useSelector(signIn, isWorking);
  const typed = useTyped();
  const [username] = useState(() => signIn.getSnapshot().context.username);

  const submit = ({ username, password }: Credentials) => {
    signIn.send({ type: 'credentials.given', username: readIdentifier(username), password });
    return submitErrors(signIn, isWorking, ({ context }) => context.problems);
  };

  return (
    <Form<Credentials>
      initialValues={{ username: username || typed }}
      keepDirtyOnReinitialize
      validate={validate}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <Heading id="signIn.title" takesFocus={username !== ''} />
          <What />
          <PlainErrorSummary />
          <TextField name="username" label="signIn.username" type="email" autoComplete="username" />
          <PasswordField name="password" label="signIn.password" autoComplete="current-password" />
          <TypedLink to={addresses.forgotPassword} typedIn="username" className={links.link}>
            <FormattedMessage id="signIn.forgot" />
          </TypedLink>
          <FormNotice about={signInTopics} />
          <SubmitButton id="signIn.submit" isBusy={isBusy} />
          <WayLink to="one-time code" typedIn="username" />
          <TypedLink to={addresses.register} typedIn="username" className={links.link}>
            <FormattedMessage id="signIn.register" />
          </TypedLink>
        </form>
      )}
    </Form>
  );
}
