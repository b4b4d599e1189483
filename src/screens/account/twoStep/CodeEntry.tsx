import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { TwoStepActor, TwoStepSnapshot } from '#machines/account/twoStep/twoStep.machine.ts';
import { oneTimeCodeProblem, readOneTimeCode } from '#rules/session/oneTimeCode.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import forms from '#src/forms/forms.module.css';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { SubmitButton } from '#src/screens/sign-in/parts.tsx';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';

import { twoStepTopics } from './connectTwoStep.ts';
import styles from './twoStep.module.css';

/** Leaves room for a pasted message. */
const longestText = 500;

const validate = createValidator<{ code: string }>({ code: oneTimeCodeProblem });

const isWorking = (flow: TwoStepSnapshot) => flow.hasTag('working');

type CodeEntryProps = {
  flow: TwoStepActor;
  intro: TextId;
  submit: TextId;
  /** Shown between the field and the button. */
  children: ReactNode;
};

/** Asks for a code of an authenticator app, and sends it. */
export function CodeEntry({ flow, intro, submit, children }: CodeEntryProps) {
  const id = useId();
  const isBusy = useSelector(flow, isWorking);

  const send = ({ code }: { code: string }) => {
    flow.send({ type: 'code.given', code: readOneTimeCode(code) ?? code });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <Form<{ code: string }> validate={validate} onSubmit={send}>
      {({ handleSubmit }) => (
        <form noValidate className={forms.form} onSubmit={(event) => void handleSubmit(event)}>
          <p id={id} className={styles.text}>
            <FormattedMessage id={intro} />
          </p>
          <PlainErrorSummary />
          <TextField
            name="code"
            label="signIn.code"
            describedBy={id}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={longestText}
          />
          <FormNotice about={twoStepTopics} />
          {children}
          <SubmitButton id={submit} busy="twoStep.working" isBusy={isBusy} />
          <Button
            size="large"
            className={forms.quiet}
            disabledFocusable={isBusy}
            onClick={() => flow.send({ type: 'change.cancelled' })}
          >
            <FormattedMessage id="twoStep.cancel" />
          </Button>
        </form>
      )}
    </Form>
  );
}
