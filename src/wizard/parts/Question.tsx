import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type QuestionProps = {
  title: TextId | ReactElement;
  body: TextId | ReactElement;
  yes: TextId;
  /** Safe answer. */
  no: TextId;
  onAnswer: (isYes: boolean) => void;
};

/** Asks a question with two answers, before entries are discarded. */
export function Question({ title, body, yes, no, onAnswer }: QuestionProps) {
  const giveFocusBack = useFocusBack();
  const answer = (isYes: boolean) => () => giveFocusBack(() => onAnswer(isYes));

  return (
    <Prompt
      title={typeof title === 'string' ? <FormattedMessage id={title} /> : title}
      main={{ text: <FormattedMessage id={no} />, onChoose: answer(false) }}
      other={{ text: <FormattedMessage id={yes} />, onChoose: answer(true) }}
    >
      {typeof body === 'string' ? <FormattedMessage id={body} /> : body}
    </Prompt>
  );
}
