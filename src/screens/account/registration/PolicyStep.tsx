import { useSelector } from '@xstate/react';

import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { SubmitButton } from '#src/screens/sign-in/parts.tsx';

import type { StepProps } from './registration.props.ts';
import { isSameRecord, refusedFields, StepForm } from './StepForm.tsx';

type Fields = { externalPolicyNumber: string };

const validate = createValidator<Fields>({ externalPolicyNumber: filled('registration.policy.missing') });

/** Asks for the policy number of the new account. */
export function PolicyStep({ flow, typed }: StepProps) {
  const refused = useSelector(flow, refusedFields, isSameRecord);

  return (
    <StepForm<Fields>
      flow={flow}
      step="policy"
      title="registration.policy.title"
      initialValues={{ externalPolicyNumber: typed.values().externalPolicyNumber }}
      refused={refused}
      onChange={typed.change}
      onSubmit={({ externalPolicyNumber }) =>
        flow.send({ type: 'policy.given', externalPolicyNumber: typedText(externalPolicyNumber) })
      }
      validate={validate}
      submit={<SubmitButton id="registration.next" isBusy={false} />}
    >
      <TextField
        name="externalPolicyNumber"
        label="registration.policy"
        hint="registration.policy.hint"
        autoComplete="off"
        refused={refused['externalPolicyNumber'] ?? null}
      />
    </StepForm>
  );
}
