import { useState } from 'react';

import type { EmailAddress } from '#machines/account/changeEmail/changeEmail.machine.ts';
import type { EditingOutput } from '#machines/kit/records/editing.ts';
import { emailProblem } from '#rules/people/email.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { accountTopics } from './accountTopics.ts';
import { connectChangeEmail } from './connectAccount.ts';
import { LanguageField } from './LanguageField.tsx';

type ChangeEmailProps = {
  userId: string;
  known: EmailAddress;
  isFresh: boolean;
  onDone: (end: EditingOutput) => void;
};

/** Changes the address that the customer signs in with. */
export function ChangeEmail({ userId, known: current, isFresh, onDone }: ChangeEmailProps) {
  // A refreshed account must not change what is typed, or remove the notice about a lost answer.
  const [known] = useState(current);
  const input = { id: userId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectChangeEmail, { input, about: accountTopics, onDone });

  return (
    <DetailsDialog
      flow={flow}
      about={accountTopics}
      title="account.email.edit.title"
      submit="account.email.edit.submit"
      cancel="account.email.form.cancel"
      isKept
      initialValues={{ emailAddress: '', language: known.language }}
      validate={createValidator<EmailAddress>({ emailAddress: emailProblem, language: filled('validation.required') })}
      detailsIn={({ emailAddress, language }: EmailAddress) => ({ emailAddress: typedText(emailAddress), language })}
    >
      <TextField
        name="emailAddress"
        label="account.email.form.email"
        hint="account.email.form.email.hint"
        type="email"
        autoComplete="email"
      />
      <LanguageField known={known.language} hint="account.email.form.language.hint" />
    </DetailsDialog>
  );
}
