import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import {
  type OneTimeCodeActor,
  type OneTimeCodeSnapshot,
  resendableFrom,
} from '#machines/sign-in/oneTimeCode.machine.ts';
import { maskedIdentifier } from '#rules/people/masking.ts';
import type { FieldProblem } from '#schema/classify.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import styles from '#src/forms/forms.module.css';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { ToldInForm } from '#src/session/notices/ToldInForm.tsx';
import { useApp } from '#src/session/portal.ts';
import { useCountdown } from '#src/session/useCountdown.ts';

import { CodeForm } from './CodeForm.tsx';
import { Heading, SubmitButton, WayLink } from './parts.tsx';
import { ofSignIn } from './useSignIn.ts';

type Props = { flow: OneTimeCodeActor };

const isRequesting = (flow: OneTimeCodeSnapshot) => flow.matches('requesting');
const isConfirming = (flow: OneTimeCodeSnapshot) => flow.matches({ entering: { code: 'confirming' } });

/** Both steps; which one is on screen is the machine's to say. A resent code keeps the second in place. */
export function OneTimeCodeViews({ flow }: Props) {
  const attributes = useSelector(flow, flowAttributes, isSameFlow);
  const isEntering = useSelector(flow, ({ value }) => typeof value === 'object');

  return <div {...attributes}>{isEntering ? <CodeStep flow={flow} /> : <IdentifierStep flow={flow} />}</div>;
}

function IdentifierStep({ flow }: Props) {
  const [identifier] = useState(() => flow.getSnapshot().context.identifier);
  const isBusy = useSelector(flow, isRequesting);
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');

  const submit = (given: { identifier: string }) => {
    flow.send({ type: 'identifier.given', identifier: given.identifier.trim() });
    return submitErrors(flow, isRequesting, ({ context }) => context.problems);
  };

  return (
    <Form initialValues={{ identifier }} keepDirtyOnReinitialize validate={validateIdentifier} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <Heading id="signIn.title" takesFocus={identifier !== ''} />
          <ErrorSummary />
          <TextField
            name="identifier"
            label="signIn.identifier"
            hint="signIn.identifier.hint"
            autoComplete="username"
            maxLength={254}
          />
          <ToldInForm about={ofSignIn} />
          <SubmitButton id="signIn.send_code" busy="signIn.code.sending" isBusy={isBusy} />
          {hasPasswords ? <WayLink to="password" /> : null}
        </form>
      )}
    </Form>
  );
}

const validateIdentifier = validateWith<{ identifier: string }>({ identifier: filled() });

function CodeStep({ flow }: Props) {
  const identifier = useSelector(flow, ({ context }) => context.identifier);
  const isBusy = useSelector(flow, isConfirming);
  const isExpired = useSelector(flow, (state) => state.matches({ entering: { code: 'expired' } }));
  const isLocked = useSelector(flow, (state) => state.matches({ entering: { code: 'locked' } }));

  return (
    <CodeForm
      heading="signIn.code.title"
      intro={<FormattedMessage id="signIn.code.sent" values={{ identifier: maskedIdentifier(identifier) }} />}
      isBusy={isBusy}
      isOver={isExpired || isLocked}
      onCode={(code) => {
        flow.send({ type: 'code.given', code });
        return submitErrors(flow, isConfirming, problemsOf);
      }}
    >
      <Resend flow={flow} isLocked={isLocked} />
      <Button
        className={styles.quiet}
        appearance="transparent"
        onClick={() => flow.send({ type: 'identifier.reopened' })}
      >
        <FormattedMessage id="signIn.code.back" />
      </Button>
    </CodeForm>
  );
}

/** A button that says for how long it cannot be used. */
function Resend({ flow, isLocked }: Props & { isLocked: boolean }) {
  const mayResend = useSelector(flow, (state) => state.can({ type: 'code.resent' }));
  const isCoolingDown = useSelector(flow, (state) => state.matches({ entering: { resend: 'cooldown' } }));
  const seconds = useCountdown(useSelector(flow, resendableFrom));

  return (
    <>
      <Button
        className={styles.quiet}
        disabledFocusable={!mayResend}
        aria-describedby="resend"
        onClick={() => flow.send({ type: 'code.resent' })}
      >
        <FormattedMessage id="signIn.code.resend" />
      </Button>
      <p id="resend" className={styles.hint}>
        {isCoolingDown && !isLocked ? <FormattedMessage id="signIn.code.resend.later" values={{ seconds }} /> : null}
      </p>
    </>
  );
}

const codeProblems: Record<string, FieldProblem> = {
  wrong: 'INVALID_CODE',
  expired: 'EXPIRED_CODE',
  locked: 'TOO_MANY_ATTEMPTS',
};

function problemsOf({ value }: OneTimeCodeSnapshot): Record<string, FieldProblem> {
  const problem = typeof value === 'object' ? codeProblems[value.entering.code] : undefined;
  return problem ? { code: problem } : {};
}

const isSameFlow = (one: { 'data-state': string }, other: { 'data-state': string }) =>
  one['data-state'] === other['data-state'];
