import { FormattedMessage } from 'react-intl';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type Answer = 'draft.kept' | 'leave.confirmed' | 'leave.declined';

/** What becomes of what was entered, asked of whoever closes a wizard. */
export function Closing({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const giveFocusBack = useFocusBack();
  const answer = (type: Answer) => () => giveFocusBack(() => onAnswer(type));

  return (
    <Prompt
      title={<FormattedMessage id="wizard.close.title" />}
      main={{ text: <FormattedMessage id="wizard.close.keep" />, onChoose: answer('draft.kept') }}
      other={{ text: <FormattedMessage id="wizard.close.discard" />, onChoose: answer('leave.confirmed') }}
      stay={{ text: <FormattedMessage id="wizard.close.stay" />, onChoose: answer('leave.declined') }}
    >
      <FormattedMessage id="wizard.close.body" />
    </Prompt>
  );
}
