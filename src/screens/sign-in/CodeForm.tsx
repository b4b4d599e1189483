import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import styles from '#src/forms/forms.module.css';
import { PlainErrorSummary } from '#src/forms/PlainErrorSummary.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';
import { ToldInForm } from '#src/session/notices/ToldInForm.tsx';

import { Heading, SubmitButton } from './parts.tsx';
import { ofSignIn } from './useSignIn.ts';

type CodeFormProps = {
  heading: TextId;
  intro: ReactNode;
  isBusy: boolean;
  /** No code will be taken here any more. */
  isOver: boolean;
  onCode: (code: string) => Promise<object | undefined>;
  children: ReactNode;
};

/** There is nothing else to do here, and the code may be offered above a phone's keyboard as soon as it is there. */
const beginInField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

const validate = validateWith<{ code: string }>({ code: filled('signIn.code.missing') });

/** One field for a code, fit for pasting one with spaces in it; zeros in front stay. */
export function CodeForm({ heading, intro, isBusy, isOver, onCode, children }: CodeFormProps) {
  return (
    <Form<{ code: string }> validate={validate} onSubmit={({ code }) => onCode(code.replace(/\s/g, ''))}>
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
            maxLength={12}
            disabled={isOver}
          />
          <ToldInForm about={ofSignIn} />
          {isOver ? null : <SubmitButton id="signIn.code.submit" isBusy={isBusy} />}
          {children}
        </form>
      )}
    </Form>
  );
}
