import type { PolicyNumber } from '#machines/account/joinPolicy/joinPolicy.machine.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { accountTopics } from './accountTopics.ts';
import { connectJoinPolicy } from './connectAccount.ts';

export function JoinPolicy({ userId, onDone }: { userId: string; onDone: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectJoinPolicy(userId), { input, about: accountTopics, onDone });

  return (
    <DetailsDialog
      flow={flow}
      about={accountTopics}
      title="account.policy.add.title"
      submit="account.policy.add.submit"
      cancel="account.policy.form.cancel"
      isKept
      validate={createValidator<PolicyNumber>({ externalPolicyNumber: filled('validation.required') })}
      detailsIn={({ externalPolicyNumber }: PolicyNumber) => ({
        externalPolicyNumber: typedText(externalPolicyNumber).toUpperCase(),
      })}
    >
      <TextField
        name="externalPolicyNumber"
        label="account.policy.form.number"
        hint="account.policy.form.number.hint"
        autoComplete="off"
      />
    </DetailsDialog>
  );
}
