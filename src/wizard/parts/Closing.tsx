import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type Answer = 'draft.kept' | 'leave.confirmed' | 'leave.declined';

type ClosingProps = {
  /** Text that says where the draft can be continued. */
  body: TextId;
  onAnswer: (answer: Answer) => void;
};

export function Closing({ body, onAnswer }: ClosingProps) {
  const giveFocusBack = useFocusBack();
  const answer = (type: Answer) => () => giveFocusBack(() => onAnswer(type));

  return (
    <Prompt
      title={<FormattedMessage id="wizard.close.title" />}
      main={{ text: <FormattedMessage id="wizard.close.keep" />, onChoose: answer('draft.kept') }}
      other={{ text: <FormattedMessage id="wizard.close.discard" />, onChoose: answer('leave.confirmed') }}
      stay={{ text: <FormattedMessage id="wizard.close.stay" />, onChoose: answer('leave.declined') }}
    >
      <FormattedMessage id={body} />
    </Prompt>
  );
}
