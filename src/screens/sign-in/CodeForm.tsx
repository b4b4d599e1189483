import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { oneTimeCodeProblem, readOneTimeCode } from '#rules/session/oneTimeCode.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import styles from '#src/forms/forms.module.css';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';

import { Heading, SubmitButton } from './parts.tsx';
import { signInTopics } from './useSignIn.ts';

type CodeFormProps = {
  heading: TextId;
  intro: ReactNode;
  isBusy: boolean;
  /** The code can no longer be used, whatever is entered. */
  isOver: boolean;
  onCode: (code: string) => Promise<object | undefined>;
  children: ReactNode;
};

/** Fits a whole pasted text message. */
const longestMessage = 500;

/** Focuses the field: it is the only action of the page, and phones offer the received code above the keyboard. */
const beginInField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

const validate = createValidator<{ code: string }>({ code: oneTimeCodeProblem });

/** Asks for a code in one field, which also takes a pasted message that contains it. */
export function CodeForm({ heading, intro, isBusy, isOver, onCode, children }: CodeFormProps) {
  return (
    <Form<{ code: string }> validate={validate} onSubmit={({ code }) => onCode(readOneTimeCode(code) ?? code)}>
      {({ handleSubmit }) => (
        <form ref={beginInField} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <Heading id={heading} />
          <p id="intro" className={styles.text}>
            {intro}
          </p>
          <PlainErrorSummary />
          <TextField
            name="code"
            label="signIn.code"
            describedBy="intro"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={longestMessage}
            disabled={isOver}
          />
          <FormNotice about={signInTopics} />
          {isOver ? null : <SubmitButton id="signIn.code.submit" isBusy={isBusy} />}
          {children}
        </form>
      )}
    </Form>
  );
}
