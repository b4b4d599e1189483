import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { OneTimeCodeActor, OneTimeCodeSnapshot } from '#machines/sign-in/oneTimeCode.machine.ts';
import { readIdentifier } from '#rules/people/identifier.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import styles from '#src/forms/forms.module.css';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { useApp } from '#src/session/portal.ts';
import { later } from '#src/ui/connection/later.tsx';

import { Heading, SubmitButton, useTyped, WayLink, What } from './parts.tsx';
import { signInTopics } from './useSignIn.ts';

const CodeStep = later(() => fromFile('inside', () => import('./CodeStep.tsx')));

type Props = { flow: OneTimeCodeActor };

const isRequesting = (flow: OneTimeCodeSnapshot) => flow.matches('requesting');

/** Both steps of the one-time code. The machine decides which one is visible; resending keeps the second in place. */
export function OneTimeCodeViews({ flow }: Props) {
  const attributes = useSelector(flow, flowAttributes, isSameFlow);
  const isEntering = useSelector(flow, ({ value }) => typeof value === 'object');

  return <div {...attributes}>{isEntering ? <CodeStep flow={flow} /> : <IdentifierStep flow={flow} />}</div>;
}

function IdentifierStep({ flow }: Props) {
  const typed = useTyped();
  const [identifier] = useState(() => flow.getSnapshot().context.identifier);
  const isBusy = useSelector(flow, isRequesting);
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');

  const submit = (given: { identifier: string }) => {
    flow.send({ type: 'identifier.given', identifier: readIdentifier(given.identifier) });
    return submitErrors(flow, isRequesting, ({ context }) => context.problems);
  };

  return (
    <Form
      initialValues={{ identifier: identifier || typed }}
      keepDirtyOnReinitialize
      validate={validateIdentifier}
      onSubmit={submit}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <Heading id="signIn.title" takesFocus={identifier !== ''} />
          <What />
          <PlainErrorSummary />
          <TextField
            name="identifier"
            label="signIn.identifier"
            hint="signIn.identifier.hint"
            autoComplete="username"
            maxLength={254}
          />
          <FormNotice about={signInTopics} />
          <SubmitButton id="signIn.send_code" busy="signIn.code.sending" isBusy={isBusy} />
          {hasPasswords ? <WayLink to="password" typedIn="identifier" /> : null}
        </form>
      )}
    </Form>
  );
}

const validateIdentifier = createValidator<{ identifier: string }>({ identifier: filled('signIn.identifier.missing') });

const isSameFlow = (one: { 'data-state': string }, other: { 'data-state': string }) =>
  one['data-state'] === other['data-state'];
